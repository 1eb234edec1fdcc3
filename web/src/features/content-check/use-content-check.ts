import { useApolloClient, useQuery } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { askAgain } from '@/graphql/ask-again.ts'
import { writeRow } from '@/graphql/write.ts'
import { AppError } from '@/lib/errors.ts'
import { readResult, readRun, type CheckRun } from './content-check-document.ts'
import {
  ContentCheckResultDocument,
  ContinueContentCheckDocument,
  StartContentCheckDocument,
} from './content-check.generated.ts'

/**
 * A check of the files of all resources, fifty in a request (110). It stops between two requests, also when the dialog is
 * closed, and goes on where it was.
 * @param onFound called at the end when files are missing
 */
export function useContentCheck(onFound: () => void) {
  const client = useApolloClient()
  const { data, error, refetch } = useQuery(ContentCheckResultDocument, {
    fetchPolicy: 'network-only',
  })
  const [run, setRun] = useState<CheckRun | null>(null)
  const [running, setRunning] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const going = useRef(false)
  const isGoing = () => going.current
  useEffect(
    () => () => {
      going.current = false
    },
    [],
  )

  const take = (json: string | null) => {
    const now = readRun(json)
    if (now === null) throw new AppError('unexpected')
    setRun(now)
    return now
  }
  const start = async (resume: boolean) => {
    going.current = true
    setRunning(true)
    setFailure(null)
    try {
      let now = take(
        (await writeRow(client, StartContentCheckDocument, { resume })).startContentCheck,
      )
      while (isGoing() && now.finishedAt === null)
        now = take(
          (await writeRow(client, ContinueContentCheckDocument, { checkId: now.id }))
            .continueContentCheck,
        )
      if (now.finishedAt !== null && now.missing > 0 && isGoing()) onFound()
    } catch (problem) {
      setFailure(problem)
    }
    setRunning(false)
    await Promise.all([
      refetch().catch(() => undefined),
      askAgain(client, ['productCollection', 'searchProducts']),
    ])
  }
  return {
    result: readResult(data?.contentCheckResult),
    run,
    running,
    error: failure ?? error,
    start,
    stop: () => {
      going.current = false
    },
  }
}
