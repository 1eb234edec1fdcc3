// The engine itself, for tests of the migrations: they ask within a transaction of their own.
export type { QueryClient } from '../../src/services/graphql/client.ts'
export { resolve } from '../../src/services/graphql/resolve.ts'
