export const insertIdentity = `
insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
values ($1::text, $1::uuid, $3, $2, now(), now(), now())`

export const mergeIdentity = `
update auth.identities set identity_data = identity_data || $3::jsonb, updated_at = now()
 where user_id = $1 and provider = $2`

/** Identities with the user's own address are confirmed together with it. */
export const verifyIdentities = `
update auth.identities i set identity_data = i.identity_data || '{"email_verified": true}', updated_at = now()
  from auth.users u where u.id = $1 and i.user_id = u.id and i.email = u.email`

export const deleteOtherIdentities = `delete from auth.identities where user_id = $1 and provider <> $2`

export const deleteIdentity = `delete from auth.identities where id = $1`

/** Soft deletion: the row stays for the audit, without its content. */
export const forgetIdentity = `
update auth.identities set provider_id = $2, identity_data = '{}', updated_at = now() where id = $1`

/** The first address among the identities that no other user has; null while the user's own is among them. */
export const addressFromIdentities = `
select i.email,
       exists (select 1 from auth.identities own join auth.users u on u.id = own.user_id
                where own.user_id = $1 and own.email = u.email) as kept
  from auth.identities i
 where i.user_id = $1
   and not exists (select 1 from auth.users u where lower(u.email) = i.email and u.id <> $1)
 order by i.created_at limit 1`
