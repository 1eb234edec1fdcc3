export type Json = Record<string, unknown>

/** A row of auth.identities. Timestamps are text, because the row is part of its user's JSON. */
export interface Identity {
  id: string
  provider_id: string
  user_id: string
  identity_data: Json
  provider: string
  last_sign_in_at: string | null
  created_at: string | null
  updated_at: string | null
  email: string | null
}

/** A row of auth.mfa_factors. */
export interface Factor {
  id: string
  user_id: string
  friendly_name: string | null
  factor_type: 'totp' | 'phone' | 'webauthn'
  status: 'verified' | 'unverified'
  secret: string | null
  phone: string | null
  created_at: string
  updated_at: string
  last_challenged_at: string | null
}

/** A row of auth.users with its identities (oldest first) and factors. */
export interface User {
  id: string
  aud: string | null
  role: string | null
  email: string | null
  encrypted_password: string | null
  email_confirmed_at: Date | null
  invited_at: Date | null
  phone: string | null
  phone_confirmed_at: Date | null
  confirmed_at: Date | null
  confirmation_token: string | null
  confirmation_sent_at: Date | null
  recovery_token: string | null
  recovery_sent_at: Date | null
  email_change: string | null
  email_change_token_current: string | null
  email_change_token_new: string | null
  email_change_sent_at: Date | null
  email_change_confirm_status: number
  phone_change: string | null
  phone_change_sent_at: Date | null
  reauthentication_token: string | null
  reauthentication_sent_at: Date | null
  last_sign_in_at: Date | null
  raw_app_meta_data: Json | null
  raw_user_meta_data: Json | null
  created_at: Date | null
  updated_at: Date | null
  banned_until: Date | null
  deleted_at: Date | null
  is_sso_user: boolean
  is_anonymous: boolean
  identities: Identity[]
  factors: Factor[]
}

export const isBanned = (user: User): boolean =>
  user.banned_until !== null && user.banned_until > new Date()

export const hasVerifiedFactor = (user: User): boolean =>
  user.factors.some((factor) => factor.status === 'verified')
