import type { Handler } from 'hono'
import type { AuthDeps, AuthEnv } from '../auth-deps.ts'
import type { AuthSettings } from '../settings.ts'

/** `GET /health` */
export const getHealth: Handler<AuthEnv> = (context) =>
  context.json({
    version: 'local-stack',
    name: 'GoTrue',
    description: 'GoTrue is a user registration and authentication API',
  })

/** `GET /.well-known/jwks.json`: empty, since tokens are signed with a shared secret. */
export const getKeys: Handler<AuthEnv> = (context) =>
  context.json({ keys: [] }, 200, { 'cache-control': 'public, max-age=600' })

const providers =
  'apple azure bitbucket discord facebook figma fly github gitlab google keycloak kakao linkedin linkedin_oidc notion spotify slack slack_oidc snapchat workos twitch twitter x zoom'

/** Messages to phones need a provider; here, the mail catcher is one as soon as something sends them. */
const smsProvider = ({ sms, mfa }: AuthSettings): string =>
  sms.enabled || mfa.phone.enroll_enabled ? 'catcher' : ''

/** `GET /settings`: which ways to sign in are open. */
export function getSettings(deps: AuthDeps): Handler<AuthEnv> {
  const { settings } = deps
  return (context) =>
    context.json({
      external: {
        anonymous_users: settings.enable_anonymous_sign_ins,
        ...Object.fromEntries(providers.split(' ').map((name) => [name, false])),
        email: settings.email.enabled,
        phone: settings.sms.enabled,
      },
      disable_signup: !settings.enable_signup,
      mailer_autoconfirm: !settings.email.enable_confirmations,
      phone_autoconfirm: !settings.sms.enable_confirmations,
      sms_provider: smsProvider(settings),
      saml_enabled: false,
    })
}
