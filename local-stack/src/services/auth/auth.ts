import { App, SmtpEmailDriver } from '@supabase/lite'
import { Hono } from 'hono'
import type pg from 'pg'
import type { StackConfig } from '../../config.ts'
import type { GatewayEnv } from '../../gateway/context.ts'
import { createLiteConnection } from '../lite/connection.ts'
import { forwardToken } from '../lite/forward.ts'
import { enforcePolicy } from './enforce-policy.ts'
import { buildAdminRoutes } from './admin-routes.ts'

/**
 * GoTrue's surface: `@supabase/lite` as `supabase_auth_admin` for everything a person does, our own admin
 * endpoints where lite has none.
 */
export function createAuth(
  config: StackConfig,
  deps: { databaseUrl: string; pool: pg.Pool; apiUrl: string },
): { routes: Hono<GatewayEnv>; stop(): Promise<void> } {
  const connection = createLiteConnection(deps.databaseUrl, 10)
  const app = new App({
    connection,
    auth: {
      ...config.auth,
      enabled: true,
      jwt_secret: config.keys.jwtSecret,
      password_requirements: '',
    },
    options: {
      server: { apiKeys: false, admin: false, disableStudio: true },
      drivers: { email: confirmingThrough(config, deps.apiUrl) },
    },
  })
  const policy = {
    minimumLength: config.auth.minimum_password_length,
    requirements: config.auth.password_requirements,
  }
  const routes = new Hono<GatewayEnv>()
  routes.route('/admin', buildAdminRoutes({ pool: deps.pool, policy }))
  routes.post('/signup', enforcePolicy(policy))
  routes.put('/user', enforcePolicy(policy))
  routes.all('/*', (context) => forwardToken(app, context))
  return { routes, stop: () => connection.close() }
}

/** lite builds its links on the site's address; Supabase's lead to the API, which then redirects to the site. */
function confirmingThrough(config: StackConfig, apiUrl: string) {
  const smtp = new SmtpEmailDriver({
    host: '127.0.0.1',
    port: config.ports.smtp,
    from: { name: 'Kryt', address: 'no-reply@kryt.example' },
    timeoutMs: 10_000,
  })
  const site = new URL('/auth/v1/verify', config.auth.site_url).href
  const api = new URL('/auth/v1/verify', apiUrl).href
  const move = (text: string) => text.replaceAll(site, api)
  return {
    send: (message: Parameters<typeof smtp.send>[0]) =>
      smtp.send({
        ...message,
        ...(message.text === undefined ? {} : { text: move(message.text) }),
        ...(message.html === undefined ? {} : { html: move(message.html) }),
      }),
  }
}
