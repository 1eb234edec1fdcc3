/** A user as Auth's API shows it. */
const userJson = `jsonb_build_object(
  'id', u.id,
  'aud', u.aud,
  'role', u.role,
  'email', coalesce(u.email, ''),
  'email_confirmed_at', u.email_confirmed_at,
  'phone', coalesce(u.phone, ''),
  'phone_confirmed_at', u.phone_confirmed_at,
  'confirmed_at', u.confirmed_at,
  'last_sign_in_at', u.last_sign_in_at,
  'app_metadata', coalesce(u.raw_app_meta_data, '{}'::jsonb),
  'user_metadata', coalesce(u.raw_user_meta_data, '{}'::jsonb),
  'identities', coalesce((
     select jsonb_agg(jsonb_build_object(
       'identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id, 'identity_data', i.identity_data,
       'provider', i.provider, 'last_sign_in_at', i.last_sign_in_at, 'created_at', i.created_at,
       'updated_at', i.updated_at, 'email', i.email) order by i.created_at)
     from auth.identities i where i.user_id = u.id), '[]'::jsonb),
  'created_at', u.created_at,
  'updated_at', u.updated_at,
  'banned_until', u.banned_until,
  'is_anonymous', u.is_anonymous
)`

export const insertUser = `
insert into auth.users as u (id, aud, role, email, encrypted_password, phone, email_confirmed_at, phone_confirmed_at,
                             raw_app_meta_data, raw_user_meta_data, banned_until)
values ($1, 'authenticated', $2, $3, $4, $5, case when $6 then now() end, case when $7 then now() end, $8, $9, $10)`

export const insertIdentity = `
insert into auth.identities (id, provider, provider_id, user_id, identity_data)
values (gen_random_uuid(), $2, $1::text, $1::uuid, $3)`

export const selectUser = `select ${userJson} as user from auth.users u where u.id = $1 and u.deleted_at is null`

export const selectUsers = `
select ${userJson} as user, count(*) over () as total
  from auth.users u where u.deleted_at is null
 order by u.created_at desc, u.id limit $1 offset $2`

export const updateUser = `
update auth.users set
  email = coalesce($2, email),
  phone = coalesce($3, phone),
  encrypted_password = coalesce($4, encrypted_password),
  email_confirmed_at = case when $5 then coalesce(email_confirmed_at, now()) else email_confirmed_at end,
  phone_confirmed_at = case when $6 then coalesce(phone_confirmed_at, now()) else phone_confirmed_at end,
  raw_app_meta_data = jsonb_strip_nulls(coalesce(raw_app_meta_data, '{}') || coalesce($7, '{}'::jsonb)),
  raw_user_meta_data = jsonb_strip_nulls(coalesce(raw_user_meta_data, '{}') || coalesce($8, '{}'::jsonb)),
  role = coalesce($9, role),
  banned_until = case when $10 then $11::timestamptz else banned_until end,
  updated_at = now()
where id = $1 and deleted_at is null`

export const updateEmailIdentity = `
update auth.identities set identity_data = identity_data || jsonb_build_object('email', $2::text), updated_at = now()
 where user_id = $1 and provider = 'email'`

export const deleteUser = `delete from auth.users where id = $1`

export const softDeleteUser = `
update auth.users set deleted_at = now(), email = null, phone = null, encrypted_password = null,
       raw_user_meta_data = '{}', raw_app_meta_data = '{}' where id = $1 and deleted_at is null`
