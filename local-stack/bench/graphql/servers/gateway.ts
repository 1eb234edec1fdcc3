/** Our endpoint behind the real gateway on a real port. The other services are not used and are left out. */
import { Hono } from 'hono'
import { buildGateway } from '../../../src/app.ts'
import { createPool } from '../../../src/db/pool.ts'
import type { GatewayEnv } from '../../../src/gateway/context.ts'
import { listen } from '../../../src/gateway/listen.ts'
import { createTokens } from '../../../src/gateway/tokens.ts'
import { projectKeys } from '../../../src/keys.ts'
import { buildGraphqlRoutes } from '../../../src/services/graphql/routes/post-graphql.ts'
import { serve } from './serve.ts'

serve(async ({ databaseUrl, port, connections }) => {
  const log = (line: string) => console.error(line)
  const empty = new Hono<GatewayEnv>()
  const app = buildGateway({
    keys: projectKeys,
    tokens: createTokens(projectKeys),
    log,
    services: {
      graphql: buildGraphqlRoutes({ pool: createPool(databaseUrl, { max: connections, log }) }),
      auth: empty,
      rest: empty,
      storage: empty,
      realtime: empty,
      functions: empty,
      captcha: empty,
      payfast: empty,
      fileHost: empty,
    },
  })
  await listen(app, { port, onUpgrade: (_, socket) => socket.destroy() })
})
