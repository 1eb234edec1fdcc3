import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import type { BulkTarget } from '@/components/list/selection.ts'
import { askAgain } from '@/graphql/ask-again.ts'
import { givePictures, withoutPictures, type Bare } from './make-covers.ts'

export interface Failed extends Pick<Bare, 'id' | 'title'> {
  error: unknown
}

/** How far it is; `total` is null before the first page of resources is there. */
export interface Making {
  total: number | null
  made: number
  failed: Failed[]
}

/**
 * Covers for many, one after the other in this window. It stops between two, also when the dialog is closed; what has a
 * picture by then is not drawn again.
 */
export function useMakingCovers(target: BulkTarget) {
  const client = useApolloClient()
  const [making, setMaking] = useState<Making>({ total: null, made: 0, failed: [] })
  const [stage, setStage] = useState<'running' | 'stopped' | 'done'>('stopped')
  const [error, setError] = useState<unknown>(null)
  const going = useRef(false)
  const isGoing = () => going.current
  const after = useRef<string | null>(null)
  useEffect(
    () => () => {
      going.current = false
    },
    [],
  )

  const one = async (bare: Bare) => {
    try {
      await givePictures(client, bare)
      setMaking((now) => ({ ...now, made: now.made + 1 }))
    } catch (failure) {
      const { id, title } = bare
      setMaking((now) => ({ ...now, failed: [...now.failed, { id, title, error: failure }] }))
    }
    after.current = bare.id
  }
  const start = async () => {
    going.current = true
    setStage('running')
    setError(null)
    try {
      let page = await withoutPictures(client, target, after.current)
      const { left } = page
      setMaking((now) => ({ ...now, total: now.made + now.failed.length + left }))
      while (page.rows.length > 0) {
        for (const bare of page.rows) {
          if (!isGoing()) break
          await one(bare)
        }
        if (!isGoing()) break
        page = await withoutPictures(client, target, after.current)
      }
      setStage(isGoing() ? 'done' : 'stopped')
    } catch (problem) {
      setError(problem)
      setStage('stopped')
    }
    await askAgain(client, ['productCollection', 'searchProducts'])
  }
  return {
    making,
    stage,
    error,
    start,
    stop: () => {
      going.current = false
    },
  }
}
