import { z } from 'zod'
import { refuseUnread } from '../../unread-settings.ts'
import { parseDuration } from './durations.ts'

/** `env(NAME)` in config.toml stands for an environment variable. */
const text = z.string().transform((value) => {
  const name = /^env\((\w+)\)$/.exec(value)?.[1]
  return name === undefined ? value : (process.env[name] ?? '')
})

const milliseconds = z.string().transform((value, context) => {
  const parsed = parseDuration(value)
  if (parsed !== null) return parsed
  context.issues.push({ code: 'custom', message: `no duration: ${value}`, input: value })
  return z.NEVER
})

const mailText = z.object({
  subject: text.optional(),
  content_path: z.string().optional(),
})

const limit = z.number().int().positive().optional()

/**
 * `[auth]` of supabase/config.toml with the CLI's defaults. Rate limits are off unless the file sets them: a hosted
 * project has its own, and local tests would exceed them.
 */
const settingsSchema = z.object({
  enabled: z.literal(true).default(true),
  site_url: z.url(),
  additional_redirect_urls: z.array(z.string()).default([]),
  jwt_expiry: z.number().int().positive().default(3600),
  jwt_issuer: z.string().optional(),
  enable_refresh_token_rotation: z.boolean().default(true),
  refresh_token_reuse_interval: z.number().int().nonnegative().default(10),
  enable_signup: z.boolean().default(true),
  enable_anonymous_sign_ins: z.boolean().default(false),
  enable_manual_linking: z.boolean().default(false),
  minimum_password_length: z.number().int().default(6),
  password_requirements: z
    .enum([
      '',
      'letters_digits',
      'lower_upper_letters_digits',
      'lower_upper_letters_digits_symbols',
    ])
    .default(''),
  rate_limit: z
    .object({
      /** Mails per hour, for the whole project. */
      email_sent: limit,
      /** Messages per hour, for the whole project. */
      sms_sent: limit,
      /** Per hour and address. */
      anonymous_users: limit,
      /** The others: per five minutes and address. */
      token_refresh: limit,
      sign_in_sign_ups: limit,
      token_verifications: limit,
    })
    .prefault({}),
  captcha: z
    .object({
      enabled: z.boolean().default(false),
      provider: z.enum(['hcaptcha', 'turnstile']).default('hcaptcha'),
      secret: text.default(''),
    })
    .prefault({}),
  sessions: z
    .object({ timebox: milliseconds.optional(), inactivity_timeout: milliseconds.optional() })
    .prefault({}),
  email: z
    .object({
      enabled: z.boolean().default(true),
      double_confirm_changes: z.boolean().default(true),
      enable_confirmations: z.boolean().default(false),
      secure_password_change: z.boolean().default(false),
      max_frequency: milliseconds.prefault('1s'),
      otp_length: z.number().int().min(6).max(10).default(6),
      otp_expiry: z.number().int().positive().default(3600),
      template: z.record(z.string(), mailText).default({}),
      notification: z
        .record(z.string(), mailText.extend({ enabled: z.boolean().default(false) }))
        .default({}),
      smtp: z
        .object({
          enabled: z.boolean().default(true),
          host: text,
          port: z.number().int(),
          user: text.default(''),
          pass: text.default(''),
          admin_email: text,
          sender_name: text.default(''),
        })
        .optional(),
    })
    .prefault({}),
  sms: z
    .object({
      enabled: z.boolean().default(false),
      enable_confirmations: z.boolean().default(false),
    })
    .prefault({}),
  mfa: z
    .object({
      max_enrolled_factors: z.number().int().default(10),
      totp: z
        .object({
          enroll_enabled: z.boolean().default(false),
          verify_enabled: z.boolean().default(false),
        })
        .prefault({}),
      phone: z
        .object({
          enroll_enabled: z.boolean().default(false),
          verify_enabled: z.boolean().default(false),
          otp_length: z.number().int().min(6).max(10).default(6),
          template: z.string().default('Your code is {{ .Code }}'),
          max_frequency: milliseconds.prefault('5s'),
        })
        .prefault({}),
    })
    .prefault({}),
  hook: z
    .object({
      custom_access_token: z
        .object({ enabled: z.boolean().default(false), uri: text.default('') })
        .prefault({}),
    })
    .prefault({}),
})

export type AuthSettings = z.infer<typeof settingsSchema>

/** Limits on features that do not exist here. */
const harmless = ['auth.rate_limit.web3']

/**
 * @throws ZodError that names every wrong key of `[auth]`, StackError that names every setting that would be ignored:
 * hooks other than that of the access token, leaked passwords, single sessions, other providers
 */
export function readSettings(auth: unknown): AuthSettings {
  const settings = settingsSchema.parse(withCurrentNames(auth))
  refuseUnread('auth', withCurrentNames(auth), settings, harmless)
  return settings
}

const providerSchema = z.looseObject({ enable_signup: z.boolean().optional() })

/** `enable_signup` of a provider is the CLI's older name of `enabled`. */
function withCurrentNames(auth: unknown): unknown {
  const known = z
    .looseObject({ email: providerSchema.optional(), sms: providerSchema.optional() })
    .safeParse(auth)
  if (!known.success) return auth
  const renamed = (provider: z.infer<typeof providerSchema> | undefined) => {
    if (provider?.enable_signup === undefined) return provider
    const { enable_signup: enabled, ...rest } = provider
    return { enabled, ...rest }
  }
  return { ...known.data, email: renamed(known.data.email), sms: renamed(known.data.sms) }
}

/** Fixed in GoTrue unless an operator overrides them by environment. */
export const fixedLimits = {
  bodyBytes: 1_048_576,
  flowStateSeconds: 300,
  challengeSeconds: 300,
  unverifiedFactorSeconds: 300,
  /** With `secure_password_change`, changing a password in a session older than this needs reauthentication. */
  freshSessionHours: 24,
}
