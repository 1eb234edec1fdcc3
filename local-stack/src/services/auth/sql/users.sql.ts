/** GoTrue sees only rows with the nil instance id; so do we. */
const instance = `'00000000-0000-0000-0000-000000000000'::uuid`

const columns = `u.*,
  coalesce((select jsonb_agg(to_jsonb(i) order by i.created_at, i.id)
              from auth.identities i where i.user_id = u.id), '[]') as identities,
  coalesce((select jsonb_agg(to_jsonb(f) order by f.created_at, f.id)
              from auth.mfa_factors f where f.user_id = u.id), '[]') as factors`

export const userById = `
select ${columns} from auth.users u where u.id = $1 and u.instance_id = ${instance}`

export const lockUser = `select 1 from auth.users where id = $1 for update`

export const userByEmail = `
select ${columns} from auth.users u
 where u.instance_id = ${instance} and lower(u.email) = lower($1) and u.aud = 'authenticated'
   and not u.is_sso_user`

export const userByPhone = `
select ${columns} from auth.users u
 where u.instance_id = ${instance} and u.phone = $1 and u.aud = 'authenticated' and not u.is_sso_user`

/** $1 the page's first row, $2 its size, $3 a part of the address or of full_name. */
export const usersOfPage = `
select ${columns}, count(*) over () as total
  from auth.users u
 where u.instance_id = ${instance} and u.aud = 'authenticated'
   and ($3 = '' or u.email like '%' || $3 || '%' or u.raw_user_meta_data ->> 'full_name' ilike '%' || $3 || '%')
 order by u.created_at desc, u.id
offset $1 limit $2`

export const countUsers = `
select count(*) as total from auth.users u
 where u.instance_id = ${instance} and u.aud = 'authenticated'
   and ($1 = '' or u.email like '%' || $1 || '%' or u.raw_user_meta_data ->> 'full_name' ilike '%' || $1 || '%')`

export const insertUser = `
insert into auth.users (instance_id, id, aud, role, email, phone, encrypted_password,
                        raw_app_meta_data, raw_user_meta_data, is_anonymous,
                        confirmation_token, recovery_token, email_change, email_change_token_new,
                        created_at, updated_at)
values (${instance}, $1, $2, $3, nullif($4, ''), nullif($5, ''), $6, $7, $8, $9, '', '', '', '', now(), now())`

export const setRole = `update auth.users set role = $2, updated_at = now() where id = $1`

export const setEmail = `
update auth.users set email = nullif($2, ''), updated_at = now() where id = $1`

export const setPhone = `
update auth.users set phone = nullif($2, ''), updated_at = now() where id = $1`

/** Removes keys that are null and sets the others; keys that are not sent stay. */
export const mergeUserData = `
update auth.users set updated_at = now(), raw_user_meta_data =
  (select coalesce(jsonb_object_agg(key, value), '{}')
     from jsonb_each(coalesce(raw_user_meta_data, '{}') || $2::jsonb)
    where not ($2::jsonb ? key and value = 'null'))
where id = $1`

export const mergeAppData = `
update auth.users set updated_at = now(), raw_app_meta_data =
  (select coalesce(jsonb_object_agg(key, value), '{}')
     from jsonb_each(coalesce(raw_app_meta_data, '{}') || $2::jsonb)
    where not ($2::jsonb ? key and value = 'null'))
where id = $1`

/** `providers` of app_metadata follows the identities; the oldest one is `provider`. */
export const refreshProviders = `
update auth.users u set updated_at = now(),
  raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || jsonb_build_object('providers', p.providers)
    || case when p.providers = '[]' then '{}' else jsonb_build_object('provider', p.providers -> 0) end
from (select coalesce(jsonb_agg(provider order by first_seen), '[]') as providers
        from (select provider, min(created_at) as first_seen from auth.identities
               where user_id = $1 group by provider) each) p
where u.id = $1`

export const confirmEmail = `
update auth.users set confirmation_token = '', email_confirmed_at = now(), updated_at = now(),
       raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || '{"email_verified": true}'
where id = $1`

export const confirmPhone = `
update auth.users set confirmation_token = '', phone_confirmed_at = now(), updated_at = now() where id = $1`

export const unconfirmPhone = `
update auth.users set phone = null, phone_confirmed_at = null, updated_at = now() where id = $1`

export const ban = `update auth.users set banned_until = $2, updated_at = now() where id = $1`

export const endAnonymity = `
update auth.users set is_anonymous = false, updated_at = now() where id = $1`

/** Requests made under the old password are no longer valid. */
export const setPassword = `
update auth.users set encrypted_password = $2, updated_at = now(),
  confirmation_token = '', confirmation_sent_at = null, recovery_token = '', recovery_sent_at = null,
  email_change_token_current = '', email_change_token_new = '', email_change_sent_at = null,
  phone_change_token = '', phone_change_sent_at = null,
  reauthentication_token = '', reauthentication_sent_at = null
where id = $1`

/** Until the address is confirmed, the data of the newest sign-up counts. */
export const overwriteUnconfirmed = `
update auth.users set updated_at = now(), raw_user_meta_data = $2,
  raw_app_meta_data = coalesce(raw_app_meta_data, '{}') ||
    jsonb_build_object('provider', $3::text, 'providers', jsonb_build_array($3::text))
where id = $1`

export const signedIn = `
update auth.users set last_sign_in_at = now(), updated_at = now() where id = $1`

export const deleteUser = `delete from auth.users where id = $1`

/** $2 and $3 replace the address and the number, which frees both and hides what they were. */
export const softDeleteUser = `
update auth.users set email = $2, phone = $3, encrypted_password = '', deleted_at = now(), updated_at = now(),
  raw_user_meta_data = '{}', raw_app_meta_data = '{}', email_change = '', phone_change = '',
  confirmation_token = '', recovery_token = '', email_change_token_current = '', email_change_token_new = '',
  phone_change_token = '', reauthentication_token = ''
where id = $1`
