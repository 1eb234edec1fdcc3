import { vi } from 'vitest'
import type { WritingClient } from '@/graphql/write.ts'

/**
 * A client whose server always answers the same.
 * @param read what each query answers
 * @param written what each mutation answers
 * @returns `sent`: the variables of the last mutation; `all`: those of each
 */
export function writingClient(read: object, written: object = {}) {
  const mutate = vi.fn<(options: { variables: Record<string, unknown> }) => Promise<object>>()
  mutate.mockResolvedValue({ data: written })
  const client = {
    mutate,
    query: vi.fn().mockResolvedValue({ data: read }),
    refetchQueries: vi.fn().mockResolvedValue([]),
  }
  return {
    client: client as unknown as WritingClient, // all that it is asked for
    sent: () => mutate.mock.calls.at(-1)?.[0].variables,
    all: () => mutate.mock.calls.map(([{ variables }]) => variables),
  }
}

/** The answer of a list query with one row. */
export const oneRow = (collection: string, node: object) => ({
  [collection]: { edges: [{ node }] },
})
