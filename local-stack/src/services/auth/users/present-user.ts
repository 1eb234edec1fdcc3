import type { Factor, Identity, User } from './user.ts'

const moment = (value: Date | string | null): string | undefined =>
  value === null ? undefined : new Date(value).toISOString()

const filled = (value: string | null): string | undefined =>
  value === null || value === '' ? undefined : value

export const presentFactor = (factor: Factor) => ({
  id: factor.id,
  created_at: moment(factor.created_at),
  updated_at: moment(factor.updated_at),
  status: factor.status,
  friendly_name: filled(factor.friendly_name),
  factor_type: factor.factor_type,
  phone: filled(factor.phone),
  last_challenged_at: moment(factor.last_challenged_at),
})

export const presentIdentity = (identity: Identity) => ({
  identity_id: identity.id,
  id: identity.provider_id,
  user_id: identity.user_id,
  identity_data: identity.identity_data,
  provider: identity.provider,
  last_sign_in_at: moment(identity.last_sign_in_at),
  created_at: moment(identity.created_at),
  updated_at: moment(identity.updated_at),
  email: filled(identity.email),
})

/** A user as Auth's API returns it: without unset fields and without secrets. */
export const presentUser = (user: User) => ({
  id: user.id,
  aud: user.aud ?? '',
  role: user.role ?? '',
  email: user.email ?? '',
  email_confirmed_at: moment(user.email_confirmed_at),
  invited_at: moment(user.invited_at),
  phone: user.phone ?? '',
  phone_confirmed_at: moment(user.phone_confirmed_at),
  confirmation_sent_at: moment(user.confirmation_sent_at),
  confirmed_at: moment(user.confirmed_at),
  recovery_sent_at: moment(user.recovery_sent_at),
  new_email: filled(user.email_change),
  email_change_sent_at: moment(user.email_change_sent_at),
  new_phone: filled(user.phone_change),
  phone_change_sent_at: moment(user.phone_change_sent_at),
  reauthentication_sent_at: moment(user.reauthentication_sent_at),
  last_sign_in_at: moment(user.last_sign_in_at),
  app_metadata: user.raw_app_meta_data ?? {},
  user_metadata: user.raw_user_meta_data ?? {},
  factors: user.factors.length > 0 ? user.factors.map(presentFactor) : undefined,
  identities: user.identities.map(presentIdentity),
  created_at: moment(user.created_at),
  updated_at: moment(user.updated_at),
  banned_until: moment(user.banned_until),
  deleted_at: moment(user.deleted_at),
  is_anonymous: user.is_anonymous,
})

export type PresentedUser = ReturnType<typeof presentUser>
