import type { Sample } from '../grants.ts'
import { created } from './created.ts'

export const adminAudit: Sample = {
  arrange: (db, { admin }) =>
    created(db, 'admin_audit', {
      actor_id: admin.id,
      actor: `${admin.id}::${admin.email}`,
      table_name: 'product',
      row_id: crypto.randomUUID(),
      verb: 'delete',
    }),
}
