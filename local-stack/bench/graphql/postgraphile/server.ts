/** PostGraphile 5, set up as documented, on the same tables with the same role. */
import { createServer } from 'node:http'
import { postgraphile } from 'postgraphile'
import { makePgService } from 'postgraphile/adaptors/pg'
import { grafserv } from 'postgraphile/grafserv/node'
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber'
import { pgSmartTags } from 'postgraphile/utils'
import { PostGraphileConnectionFilterPreset } from 'postgraphile-plugin-connection-filter'
import { serve } from '../servers/serve.ts'

const visitor = { role: 'anon', 'request.jwt.claims': JSON.stringify({ role: 'anon' }) }

const asked = ['product', 'product_category']

/**
 * Its rules for names make `rowId` of the keys of some of our tables and of columns beside them, which it refuses. The
 * page asks for two tables: it does without the others, as its documentation has tables hidden.
 */
const onlyWhatIsAsked = pgSmartTags([
  {
    kind: 'class',
    match: ({ relname }) => !asked.includes(relname),
    tags: { behavior: '-*' },
  },
])

serve(async ({ databaseUrl, port, connections }) => {
  const instance = postgraphile({
    extends: [PostGraphileAmberPreset, PostGraphileConnectionFilterPreset],
    plugins: [onlyWhatIsAsked],
    pgServices: [
      makePgService({
        connectionString: databaseUrl,
        schemas: ['public'],
        poolConfig: { max: connections },
        pgSettingsForIntrospection: visitor,
      }),
    ],
    // Our lists and function results can be ordered by every column, nulls last; so must these.
    schema: {
      defaultBehavior: '+order +attribute:orderBy',
      pgOrderByNullsLast: true,
    },
    grafast: { context: () => ({ pgSettings: visitor }) },
    grafserv: { watch: false, graphiql: false },
  })
  const server = createServer()
  await instance.createServ(grafserv).addTo(server)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
})
