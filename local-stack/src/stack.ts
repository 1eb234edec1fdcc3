import { join } from 'node:path'
import { buildGateway } from './app.ts'
import { buildCaptchaRoutes } from './services/captcha/captcha.ts'
import { buildFileHostRoutes } from './services/file-host/file-host.ts'
import { bootstrap } from './bootstrap/bootstrap.ts'
import type { StackConfig } from './config.ts'
import { createPool } from './db/pool.ts'
import { watchSchema } from './db/watch-schema.ts'
import { resolveApiKey } from './gateway/api-key.ts'
import { listen } from './gateway/listen.ts'
import { createTokens } from './gateway/tokens.ts'
import { assertPortsFree } from './network/ports.ts'
import { platformEnvironment } from './platform-environment.ts'
import type { Log } from './log.ts'
import { migrate } from './postgres/migrate.ts'
import { hasPendingMigrations } from './postgres/pending-migrations.ts'
import { startPostgres } from './postgres/server.ts'
import { createAuth } from './services/auth/auth.ts'
import { developmentSecrets } from './services/functions/development-secrets.ts'
import { createFunctions } from './services/functions/functions.ts'
import { buildGraphqlRoutes } from './services/graphql/routes/post-graphql.ts'
import { startMail } from './services/mail/mail.ts'
import { buildPayfastRoutes } from './services/payfast/payfast.ts'
import { createRealtime } from './services/realtime/realtime.ts'
import { createRest } from './services/rest/rest.ts'
import { startSchedule } from './services/schedule/schedule.ts'
import { createStorage } from './services/storage/storage.ts'
import { Shutdown } from './start/shutdown.ts'

export interface Stack {
  apiUrl: string
  /** Connection string of the role that owns the product's tables. */
  databaseUrl: string
  /** Connection string of the superuser, for tests and seeds only. */
  superuserUrl: string
  mailUrl: string
  /** Whether this start created the database. */
  isNew: boolean
  /** Resolves when Postgres ends without being asked to. */
  databaseEnded: Promise<number | null>
  stop: () => Promise<void>
}

/**
 * Starts the parts of a Supabase project in order: database, bootstrap, migrations, services, gateway. They are stopped
 * in reverse order, also when a later step fails.
 */
export async function startStack(
  config: StackConfig,
  options: {
    log: Log
    throwaway?: boolean
    /** Whether scheduled functions are called, as on a hosted project; tests call them themselves. */
    scheduled?: boolean
  },
): Promise<Stack> {
  const { ports } = config
  const { log } = options
  await assertPortsFree([
    { name: 'API', port: ports.api, variable: 'KRYT_API_PORT' },
    { name: 'mail page', port: ports.mail, variable: 'KRYT_MAIL_PORT' },
    { name: 'mail server', port: ports.smtp, variable: 'KRYT_SMTP_PORT' },
  ])
  const shutdown = new Shutdown(log)
  // The slowest to start and the last to be needed; it runs in a thread of its own.
  const mail = startMail({
    smtpPort: ports.smtp,
    webPort: ports.mail,
    host: '127.0.0.1',
    log,
    directory: join(config.dataDir, 'mail'),
  })
  // It is awaited below; until then, a failure must not count as unhandled.
  mail.catch(() => undefined)
  shutdown.add('mail', async () => (await mail).stop())
  try {
    const postgres = await startPostgres({
      dataDir: join(config.dataDir, 'postgres'),
      port: ports.db,
      logFile: join(config.dataDir, 'logs/postgres.log'),
      throwaway: options.throwaway ?? false,
    })
    shutdown.add('database', () => postgres.stop())
    const url = postgres.urlFor
    await bootstrap(url('supabase_admin'), { autoExpose: config.api.autoExpose })
    if (await hasPendingMigrations(config.root, url('postgres'))) {
      await migrate(config, url('postgres'))
    }

    const apiUrl = `http://127.0.0.1:${String(ports.api)}`
    const tokens = createTokens(config.keys)
    const pool = createPool(url('authenticator'), { max: 30, log })
    shutdown.add('connections', () => pool.end())
    const authPool = createPool(url('supabase_auth_admin'), { max: 15, log })
    shutdown.add('connections of Auth', () => authPool.end())

    const auth = createAuth(config, {
      pool: authPool,
      apiUrl,
      captchaVerifyUrl: `${apiUrl}/captcha/siteverify`,
      log,
    })
    shutdown.add('auth', () => auth.stop())
    const rest = createRest(config, url('authenticator'), log)
    shutdown.add('rest', () => rest.stop())
    const storage = createStorage(
      config,
      url('supabase_storage_admin'),
      join(config.dataDir, 'storage'),
      log,
    )
    shutdown.add('storage', () => storage.stop())
    const watch = await watchSchema(url('authenticator'), () => rest.reloadSchema(), log)
    shutdown.add('schema watch', () => watch.stop())
    const realtime = createRealtime({
      databaseUrl: url('supabase_admin'),
      pool,
      jwtSecret: config.keys.jwtSecret,
      resolveApiKey: (key) => {
        const role = resolveApiKey(config.keys, key)
        return role === null ? null : { role }
      },
      log,
    })
    shutdown.add('realtime', () => realtime.stop())
    const functions = createFunctions({
      functionsDir: config.functionsDir,
      config: config.functions,
      environment: {
        ...developmentSecrets({ apiUrl, smtpPort: ports.smtp, siteUrl: config.auth.site_url }),
        ...platformEnvironment({ apiUrl, databaseUrl: url('postgres'), keys: config.keys }),
      },
      cacheDir: join(config.root, '.local/deno'),
      verifyJwt: async (token) => {
        const claims = await tokens.verify(token)
        return typeof claims === 'string' ? null : claims
      },
      log,
    })
    shutdown.add('functions', () => functions.stop())
    await Promise.all([realtime.start(), functions.start(), mail])

    const app = buildGateway({
      keys: config.keys,
      tokens,
      log,
      services: {
        auth: auth.routes,
        rest: rest.routes,
        graphql: buildGraphqlRoutes({ pool }),
        storage: storage.routes,
        realtime: realtime.routes,
        functions: functions.routes,
        captcha: buildCaptchaRoutes(),
        fileHost: buildFileHostRoutes(),
        payfast: buildPayfastRoutes(log),
      },
    })
    const gateway = await listen(app, {
      port: ports.api,
      onUpgrade: (request, socket, head) => realtime.handleUpgrade(request, socket, head),
    })
    shutdown.add('gateway', () => gateway.close())
    if (options.scheduled === true) {
      const ownerPool = createPool(url('postgres'), { max: 1, log })
      shutdown.add('connection of the schedule', () => ownerPool.end())
      const secretKey = config.keys.secret
      const schedule = await startSchedule({ pool: ownerPool, apiUrl, secretKey, log })
      shutdown.add('schedule', schedule.stop)
    }

    return {
      apiUrl,
      databaseUrl: url('postgres'),
      superuserUrl: url('supabase_admin'),
      mailUrl: `http://127.0.0.1:${String(ports.mail)}`,
      isNew: postgres.isNew,
      databaseEnded: postgres.ended,
      stop: () => shutdown.run(),
    }
  } catch (error) {
    await shutdown.run()
    throw error
  }
}
