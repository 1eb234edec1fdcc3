import { z } from 'zod'
import type { Page, Question, Way } from './question.ts'

/** How to send a request to one server and how to read its answer. */
export interface Dialect {
  request(way: Way, question: Question): HttpRequest
  /** @throws when the answer is not a page, so that errors are never measured as speed */
  read(answer: unknown): Page
}

export interface HttpRequest {
  path: string
  headers: Record<string, string>
  body: string
}

const card = z.object({
  id: z.string(),
  title: z.string(),
  thumbnails: z.array(z.string()),
  featured: z.boolean(),
  physical: z.boolean(),
  price: z.string().nullable(),
  category: z
    .object({
      name: z.string(),
      slug: z.string(),
      parent: z.object({ name: z.string() }).nullable(),
    })
    .nullable(),
})

const connection = z.object({
  data: z.object({
    products: z.object({
      totalCount: z.int(),
      edges: z.array(z.object({ cursor: z.string(), node: card })),
      pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string() }),
    }),
  }),
})

/** Reads the answer of a GraphQL server whose fields are named, or aliased, like ours. */
export function readConnection(answer: unknown): Page {
  const { totalCount, edges, pageInfo } = connection.parse(answer).data.products
  return {
    totalCount,
    hasNextPage: pageInfo.hasNextPage,
    cards: edges.map(({ node }) => node),
  }
}

const page = z.object({ totalCount: z.int(), hasNextPage: z.boolean(), cards: z.array(card) })

export function readPage(answer: unknown): Page {
  return page.parse(answer)
}
