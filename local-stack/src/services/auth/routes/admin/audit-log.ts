import type { Handler } from 'hono'
import type { AuthDeps, AuthEnv } from '../../auth-deps.ts'
import { paginationHeaders, readPage } from '../../http/pagination.ts'
import { auditPage } from '../../sql/one-time-tokens.sql.ts'

interface Entry {
  id: string
  payload: object
  created_at: Date
  ip_address: string
  total: string
}

/** `GET /admin/audit`: newest first. */
export function listAudit(deps: AuthDeps): Handler<AuthEnv> {
  return async (context) => {
    const page = readPage(context)
    const found = await deps.pool.query<Entry>(auditPage, [page.offset, page.size])
    const total = Number(found.rows[0]?.total ?? 0)
    return context.json(
      found.rows.map(({ id, payload, created_at, ip_address }) => ({
        id,
        payload,
        created_at,
        ip_address,
      })),
      200,
      paginationHeaders(context, page, total),
    )
  }
}
