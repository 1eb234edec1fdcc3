import { configure } from '@testing-library/react'
import * as React from 'react'
import { afterAll, beforeAll } from 'vitest'

// A mutant that breaks a screen is found when a wait is over, and most mutants are found so: tests that are patient with
// a busy machine would make a run twice as long. After the imports, because test files set the wait themselves.
beforeAll(() =>
  configure({
    asyncUtilTimeout: 2000,
    getElementError: (message) => new Error(message ?? 'not found'),
  }),
)

// The thread is kept (scripts/mutation/kept-worker.ts), and the next mutant's modules load before it becomes active.
afterAll(() => {
  const stryker: unknown = Reflect.get(globalThis, '__stryker__')
  if (typeof stryker === 'object' && stryker !== null) Reflect.set(stryker, 'activeMutant', null)
})

// React's development build takes a stack for each element, for warnings that nobody reads here: a fifth of the time.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.MAX_SAFE_INTEGER,
    set: () => undefined,
    configurable: true,
  })
}
