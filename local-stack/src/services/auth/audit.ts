import type { Queryable } from './transaction.ts'
import { insertAudit } from './sql/one-time-tokens.sql.ts'
import type { Json, User } from './users/user.ts'

const kindOf: Record<string, string> = {
  login: 'account',
  logout: 'account',
  user_signedup: 'team',
  user_invited: 'team',
  user_deleted: 'team',
  user_modified: 'user',
  user_recovery_requested: 'user',
  user_confirmation_requested: 'user',
  user_repeated_signup: 'user',
  user_reauthenticate_requested: 'user',
  user_updated_password: 'user',
  identity_unlinked: 'user',
  token_refreshed: 'token',
  token_revoked: 'token',
  factor_in_progress: 'factor',
  challenge_created: 'factor',
  verification_attempted: 'factor',
  factor_unenrolled: 'factor',
  factor_deleted: 'factor',
  factor_updated: 'factor',
}

/** One row of auth.audit_log_entries, as `/admin/audit` returns it. */
export async function audit(
  client: Queryable,
  actor: Pick<User, 'id' | 'email' | 'phone'> | 'service_role',
  action: string,
  traits: Json = {},
): Promise<void> {
  const admin = actor === 'service_role'
  const payload = {
    actor_id: admin ? '00000000-0000-0000-0000-000000000000' : actor.id,
    actor_username: admin ? 'service_role' : (actor.email ?? actor.phone ?? ''),
    actor_via_sso: false,
    action,
    log_type: kindOf[action] ?? 'user',
    ...(Object.keys(traits).length > 0 ? { traits } : {}),
  }
  await client.query(insertAudit, [JSON.stringify(payload), ''])
}
