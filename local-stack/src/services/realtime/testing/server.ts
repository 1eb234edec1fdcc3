import pg from 'pg'
import { Hono } from 'hono'
import { startTestDatabase } from '../../../../testing/database.ts'
import { createPool } from '../../../db/pool.ts'
import { resolveApiKey } from '../../../gateway/api-key.ts'
import type { GatewayEnv } from '../../../gateway/context.ts'
import { listen } from '../../../gateway/listen.ts'
import { projectKeys } from '../../../keys.ts'
import { findFreePorts } from '../../../network/ports.ts'
import type { RealtimeLimits } from '../limits.ts'
import { createRealtime } from '../realtime.ts'
import { verifyToken } from '../sockets/token.ts'

export interface RealtimeServer {
  url: string
  /** Superuser connection. */
  db: pg.Client
  /** What the service logged. */
  lines: string[]
  restartRealtime(limits?: Partial<RealtimeLimits>): Promise<void>
  /** Restarts Postgres while the service runs. `db` is lost; the returned connection replaces it. */
  restartDatabase(): Promise<pg.Client>
  stop(): Promise<void>
}

const secret = new TextEncoder().encode(projectKeys.jwtSecret)

function roleOfKey(key: string): { role: string } | null {
  const role = resolveApiKey(projectKeys, key)
  return role === null ? null : { role }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url)
  // Lost when a test stops the server; later uses get the error.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** Realtime alone on a throw-away database, with the parts of the gateway that it needs. */
export async function startRealtimeServer(options: {
  migrations: boolean
  /** SQL to run as superuser before the service starts. */
  setup: string
  limits: Partial<RealtimeLimits>
}): Promise<RealtimeServer> {
  const database = await startTestDatabase({ migrations: options.migrations })
  let db = await connect(database.urlFor('supabase_admin'))
  await db.query(options.setup)
  const lines: string[] = []
  const log = (line: string) => void lines.push(line)
  const pool = createPool(database.urlFor('authenticator'), { max: 4, log })
  const create = (changed: Partial<RealtimeLimits>) =>
    createRealtime({
      databaseUrl: database.urlFor('supabase_admin'),
      pool,
      jwtSecret: projectKeys.jwtSecret,
      resolveApiKey: roleOfKey,
      log,
      limits: { ...options.limits, ...changed },
    })
  let realtime = create({})
  await realtime.start()

  const app = new Hono<GatewayEnv>()
  app.use(async (context, next) => {
    const bearer = context.req.header('authorization')?.slice('Bearer '.length)
    const key = roleOfKey(context.req.header('apikey') ?? '') ?? { role: 'anon' }
    const opaque = bearer === undefined || bearer.startsWith('sb_')
    context.set('claims', opaque ? key : await verifyToken(bearer, secret))
    await next()
  })
  // Read at each request, because a restart creates a new one.
  app.all('/realtime/v1/*', (context) => {
    const routes = new Hono<GatewayEnv>()
    routes.use(async (inner, next) => {
      inner.set('claims', context.get('claims'))
      await next()
    })
    routes.route('/realtime/v1', realtime.routes)
    return routes.fetch(context.req.raw)
  })
  const [port] = await findFreePorts(1)
  if (port === undefined) throw new Error('no free port')
  const gateway = await listen(app, {
    port,
    onUpgrade: (request, socket, head) => realtime.handleUpgrade(request, socket, head),
  })

  return {
    url: `http://127.0.0.1:${port}`,
    db,
    lines,
    async restartRealtime(changed = {}) {
      await realtime.stop()
      realtime = create(changed)
      await realtime.start()
    },
    async restartDatabase() {
      await database.restart()
      db = await connect(database.urlFor('supabase_admin'))
      return db
    },
    async stop() {
      await realtime.stop()
      await pool.end()
      await db.end()
      await gateway.close()
      await database.stop()
    },
  }
}
