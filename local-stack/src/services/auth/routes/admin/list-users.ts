import type { Handler } from 'hono'
import type { AuthDeps, AuthEnv } from '../../auth-deps.ts'
import { paginationHeaders, readPage } from '../../http/pagination.ts'
import { countUsers, usersOfPage } from '../../sql/users.sql.ts'
import { presentUser } from '../../users/present-user.ts'
import type { User } from '../../users/user.ts'

/** `GET /admin/users?page&per_page&filter`: newest first; the filter searches addresses and full names. */
export function listUsers(deps: AuthDeps): Handler<AuthEnv> {
  return async (context) => {
    const page = readPage(context)
    const filter = context.req.query('filter') ?? ''
    const found = await deps.pool.query<User & { total: string }>(usersOfPage, [
      page.offset,
      page.size,
      filter,
    ])
    // A page beyond the last has no row that could contain the total.
    const total =
      found.rows[0]?.total ??
      (await deps.pool.query<{ total: string }>(countUsers, [filter])).rows[0]?.total ??
      '0'
    return context.json(
      { users: found.rows.map(presentUser), aud: 'authenticated' },
      200,
      paginationHeaders(context, page, Number(total)),
    )
  }
}
