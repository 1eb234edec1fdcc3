import type { Handler } from 'hono'
import type pg from 'pg'
import { z } from 'zod'
import type { GatewayEnv } from '../../../gateway/context.ts'
import { authErrors } from '../errors.ts'
import { selectUsers } from '../sql/users.sql.ts'

/** The client sends `page=&per_page=` when it was given neither. */
const positive = (fallback: number) =>
  z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number().int().min(1).max(10_000).default(fallback),
  )

const pageSchema = z.object({ page: positive(1), per_page: positive(50) })

/** `GET /admin/users?page&per_page`: newest first, with the total in a header and links to the neighbours. */
export function listUsers(pool: pg.Pool): Handler<GatewayEnv> {
  return async (context) => {
    const parsed = pageSchema.safeParse(context.req.query())
    if (!parsed.success) throw authErrors.validation('Bad Pagination Parameters')
    const { page, per_page: size } = parsed.data
    const found = await pool.query<{ user: object; total: string }>(selectUsers, [
      size,
      (page - 1) * size,
    ])
    const total = Number(found.rows[0]?.total ?? 0)
    const last = Math.max(1, Math.ceil(total / size))
    const link = (number: number, rel: string) =>
      `</admin/users?page=${String(number)}&per_page=${String(size)}>; rel="${rel}"`
    return context.json({ users: found.rows.map((row) => row.user), aud: 'authenticated' }, 200, {
      'x-total-count': String(total),
      link: [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', '),
    })
  }
}
