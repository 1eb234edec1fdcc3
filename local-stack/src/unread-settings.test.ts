import { describe, expect, it } from 'vitest'
import { config } from './services/auth/testing.ts'
import { readSettings } from './services/auth/settings.ts'
import { refuseUnread } from './unread-settings.ts'

describe('settings of Auth that are not supported', () => {
  it.each([
    [
      { hook: { send_email: { enabled: true, uri: 'https://example.org' } } },
      'auth.hook.send_email',
    ],
    [
      { hook: { before_user_created: { enabled: true, uri: 'x' } } },
      'auth.hook.before_user_created',
    ],
    [{ password_hibp_enabled: true }, 'auth.password_hibp_enabled'],
    [{ sessions: { single_per_user: true } }, 'auth.sessions.single_per_user'],
    [{ email: { require_current_password: true } }, 'auth.email.require_current_password'],
    [{ external: { google: { enabled: true, client_id: 'x' } } }, 'auth.external'],
    [{ signing_keys_path: './keys.json' }, 'auth.signing_keys_path'],
  ])('%o stops the start', (changes, name) => {
    expect(() => readSettings({ ...config.auth, ...changes })).toThrow(
      `supabase/config.toml asks for what local-stack does not do (docs/fidelity.md): ${name}.`,
    )
  })

  it('are accepted when switched off, and so are limits on missing features', () => {
    const auth = {
      ...config.auth,
      hook: { send_sms: { enabled: false, uri: 'x' } },
      sms: { enable_signup: false, template: 'Your code', max_frequency: '5s' },
      external: { apple: { enabled: false, client_id: 'x' } },
      password_hibp_enabled: false,
      mfa: { phone: { enroll_enabled: false, verify_enabled: false, otp_length: 6 } },
      rate_limit: { sms_sent: 30, web3: 30 },
    }
    expect(readSettings(auth)).toMatchObject({ sms: { enabled: false } })
  })
})

it('several settings are named in one sentence', () => {
  const given = { port: 1, tls: { enabled: true }, extra: [1] }
  expect(() => refuseUnread('api', given, { port: 1 })).toThrow('api.tls, api.extra.')
})
