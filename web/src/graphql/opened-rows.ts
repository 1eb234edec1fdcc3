import type { ApolloCache } from '@apollo/client'
import { InMemoryCache } from '@apollo/client'
import { nodeIdOf } from './node-id.ts'

/**
 * Lets a query by primary key find the row that another query has read, so that what was opened on one screen can be
 * printed without a network on another (decision 031). With a network nothing changes: such a query asks the server.
 *
 * @param fields the query's fields and the table of each, such as {teacherAssessmentTemplateByPk:
 *   'teacher_assessment_template'}
 */
export function findRowsByKey(cache: ApolloCache, fields: Record<string, string>): void {
  if (!(cache instanceof InMemoryCache)) return
  cache.policies.addTypePolicies({
    Query: {
      fields: Object.fromEntries(
        Object.entries(fields).map(([field, table]) => [
          field,
          {
            read: (known: unknown, { args, toReference }) =>
              known === undefined && typeof args?.['id'] === 'string'
                ? toReference(nodeIdOf(table, args['id']))
                : known,
          },
        ]),
      ),
    },
  })
}
