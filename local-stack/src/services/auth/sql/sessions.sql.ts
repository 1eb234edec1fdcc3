export const insertSession = `
insert into auth.sessions (id, user_id, aal, factor_id, user_agent, ip, created_at, updated_at)
values ($1, $2, 'aal1', $3, $4, $5, now(), now())`

export const sessionById = `
select id, user_id, aal::text as aal, factor_id, created_at, not_after,
       refreshed_at at time zone 'UTC' as refreshed_at
  from auth.sessions where id = $1`

export const deleteSession = `delete from auth.sessions where id = $1`
export const deleteSessions = `delete from auth.sessions where user_id = $1`
export const deleteOtherSessions = `delete from auth.sessions where user_id = $1 and id <> $2`
export const deleteLowerSessions = `delete from auth.sessions where user_id = $1 and aal < 'aal2'`

export const raiseSession = `
update auth.sessions set aal = $2::auth.aal_level, factor_id = $3, updated_at = now() where id = $1`

/** Without the factor, its sessions return to the first level. */
export const lowerSessionsOfFactor = `
update auth.sessions set aal = 'aal1', factor_id = null, updated_at = now()
 where user_id = $1 and factor_id = $2`

/** Deletes the record of the second factor, so that a refresh also gives the first level. */
export const forgetSecondProofs = `
delete from auth.mfa_amr_claims c using auth.sessions s
 where c.session_id = s.id and s.user_id = $1 and s.factor_id = $2 and c.authentication_method in ('totp', 'mfa/phone')`

export const touchSession = `
update auth.sessions set refreshed_at = now() at time zone 'UTC', user_agent = $2, ip = $3, updated_at = now()
 where id = $1`

export const addProof = `
insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
values (gen_random_uuid(), $1, now(), now(), $2)
on conflict (session_id, authentication_method) do update set updated_at = now()`

export const proofsOfSession = `
select authentication_method as method, floor(extract(epoch from updated_at))::bigint::float8 as timestamp
  from auth.mfa_amr_claims where session_id = $1 order by updated_at desc`

export const insertRefreshToken = `
insert into auth.refresh_tokens (instance_id, token, user_id, revoked, parent, session_id, created_at, updated_at)
values ('00000000-0000-0000-0000-000000000000', $1, $2::text, false, $3, $4, now(), now())`

/** Locks the session, so that two refreshes of it follow each other. */
export const lockSessionOfToken = `
select s.id from auth.sessions s join auth.refresh_tokens t on t.session_id = s.id
 where t.token = $1 for update of s`

export const refreshToken = `
select id, token, user_id, revoked, session_id, updated_at, parent from auth.refresh_tokens where token = $1`

export const activeRefreshToken = `
select id, token, user_id, revoked, session_id, updated_at, parent from auth.refresh_tokens
 where session_id = $1 and revoked is false order by id desc limit 1`

export const revokeRefreshToken = `
update auth.refresh_tokens set revoked = true, updated_at = now() where id = $1`

/** A token that is used twice may have been stolen, so all tokens of its session are revoked. */
export const revokeFamily = `
update auth.refresh_tokens set revoked = true, updated_at = now() where session_id = $1 and revoked is false`

export const deleteRefreshTokens = `delete from auth.refresh_tokens where user_id = $1::text`
