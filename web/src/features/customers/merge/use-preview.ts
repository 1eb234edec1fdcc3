import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { z } from 'zod/mini'
import { type AppError, toAppError } from '@/lib/errors.ts'
import { PreviewMergeDocument } from './merge.generated.ts'

const cart = z.nullable(z.object({ count: z.number(), total: z.string() }))

const preview = z.object({
  /** The word with which the merge would be refused. */
  problem: z.nullable(z.string()),
  moved: z.array(z.object({ table: z.string(), moved: z.number(), doubled: z.number() })),
  carts: z.object({ kept: cart, emptied: cart }),
})

export type Preview = z.infer<typeof preview>

interface Asked {
  pair: string
  preview: Preview | null
  error: AppError | null
}

/** What merging two accounts would do; asked anew for each pair. */
export function usePreview(pair: { keptId: string; emptiedId: string } | null) {
  const client = useApolloClient()
  const key = pair === null ? null : `${pair.keptId} ${pair.emptiedId}`
  const [asked, setAsked] = useState<Asked | null>(null)
  // Asks the database, which plays the merge and takes it back.
  useEffect(() => {
    if (pair === null || key === null) return
    let wanted = true
    const answer = (found: Preview | null, error: AppError | null) => {
      if (wanted) setAsked({ pair: key, preview: found, error })
    }
    client.mutate({ mutation: PreviewMergeDocument, variables: pair }).then(
      ({ data }) => {
        const found = preview.parse(JSON.parse(data?.previewMerge ?? 'null'))
        answer(found, found.problem === null ? null : toAppError({ message: found.problem }))
      },
      (error: unknown) => answer(null, toAppError(error)),
    )
    return () => {
      wanted = false
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key says which pair it is
  }, [client, key])
  const known = asked !== null && asked.pair === key ? asked : null
  return {
    preview: known?.preview ?? null,
    error: known?.error ?? null,
    pending: pair !== null && known === null,
  }
}
