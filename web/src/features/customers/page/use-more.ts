import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { readNow } from '@/graphql/write.ts'
import { CustomerMoreDocument } from './customer-page.generated.ts'
import { readMore } from './customer-document.ts'

type Part = keyof typeof readMore
type Row<P extends Part> = ReturnType<(typeof readMore)[P]>[number]

export interface More<Row> {
  rows: readonly Row[]
  /** How many are not shown yet. */
  left: number
  pending: boolean
  error: unknown
  show: () => void
}

/**
 * The rows of a part of the page, and those that "Show more" has asked for. When the first rows change, what follows on
 * them is asked for again.
 */
export function useMore<P extends Part>(
  part: P,
  teacherProfileId: string | null,
  first: { count: number; rows: readonly Row<P>[] },
): More<Row<P>> {
  const client = useApolloClient()
  const shown = JSON.stringify([first.count, first.rows.map(({ id }) => id)])
  const [further, setFurther] = useState<{ after: string; rows: readonly Row<P>[] }>({
    after: shown,
    rows: [],
  })
  const [state, setState] = useState<{ pending: boolean; error: unknown }>({
    pending: false,
    error: null,
  })
  const rows = [...first.rows, ...(further.after === shown ? further.rows : [])]
  const show = async () => {
    if (teacherProfileId === null) return
    setState({ pending: true, error: null })
    try {
      const answer = await readNow(client, CustomerMoreDocument, {
        teacherProfileId,
        part,
        skipping: rows.length,
      })
      const next = readMore[part](answer?.customerMore ?? null) as unknown as Row<P>[] // the part decides the shape
      setFurther({ after: shown, rows: [...rows.slice(first.rows.length), ...next] })
      setState({ pending: false, error: null })
    } catch (error) {
      setState({ pending: false, error })
    }
  }
  return { rows, left: first.count - rows.length, ...state, show: () => void show() }
}
