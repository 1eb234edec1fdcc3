export const clearOneTimeTokens = `delete from auth.one_time_tokens where user_id = $1`

export const clearOneTimeToken = `delete from auth.one_time_tokens where user_id = $1 and token_type = $2`

/** $3 the hash, $4 the address that it was sent to. */
export const saveOneTimeToken = `
insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to)
values (gen_random_uuid(), $1, $2, $3, lower($4))
on conflict (user_id, token_type)
do update set token_hash = excluded.token_hash, relates_to = excluded.relates_to, created_at = now(), updated_at = now()`

/** $1 the hash, as sent or without the prefix of the PKCE flow, $2 the types. Locked, so that a link works once. */
export const ownerOfToken = `
select user_id, token_type, token_hash from auth.one_time_tokens
 where token_hash in ($1, 'pkce_' || $1) and token_type::text = any($2::text[])
   for update`

export const setConfirmation = `
update auth.users set confirmation_token = $2, confirmation_sent_at = now(), updated_at = now() where id = $1`

export const setInvitation = `
update auth.users set confirmation_token = $2, confirmation_sent_at = now(), invited_at = now(), updated_at = now()
 where id = $1`

export const setRecovery = `
update auth.users set recovery_token = $2, recovery_sent_at = now(), updated_at = now() where id = $1`

export const clearRecovery = `
update auth.users set recovery_token = '', updated_at = now() where id = $1`

export const setReauthentication = `
update auth.users set reauthentication_token = $2, reauthentication_sent_at = now(), updated_at = now()
 where id = $1`

export const clearReauthentication = `
update auth.users set reauthentication_token = '', updated_at = now() where id = $1`

export const setEmailChange = `
update auth.users set email_change = $2, email_change_token_new = $3, email_change_token_current = $4,
       email_change_sent_at = now(), email_change_confirm_status = 0, updated_at = now()
 where id = $1`

/** Notes that the first of two addresses has confirmed. */
export const agreeInCurrentMailbox = `
update auth.users set email_change_confirm_status = 1, email_change_token_current = '', updated_at = now()
 where id = $1`

export const agreeInNewMailbox = `
update auth.users set email_change_confirm_status = 1, email_change_token_new = '', updated_at = now()
 where id = $1`

export const finishEmailChange = `
update auth.users set email = email_change, email_change = '', email_change_token_current = '',
       email_change_token_new = '', email_change_confirm_status = 0, updated_at = now()
 where id = $1`

/** Finds the user by the hash of a change to, or away from, an address. */
export const ownerOfEmailChange = `
select id from auth.users
 where instance_id = '00000000-0000-0000-0000-000000000000' and aud = 'authenticated' and not is_sso_user
   and ((lower(email_change) = lower($1) and email_change_token_new in ($2::text, 'pkce_' || $2::text))
     or ($3 and lower(email) = lower($1) and email_change_token_current in ($2::text, 'pkce_' || $2::text)))`

export const insertAudit = `
insert into auth.audit_log_entries (instance_id, id, payload, created_at, ip_address)
values ('00000000-0000-0000-0000-000000000000', gen_random_uuid(), $1, now(), $2)`

export const auditPage = `
select id, payload, created_at, ip_address, count(*) over () as total
  from auth.audit_log_entries order by created_at desc, id offset $1 limit $2`
