import type { Plugin } from 'vitest/config'
import {
  ThreadsPoolWorker,
  type PoolOptions,
  type PoolWorker,
  type WorkerRequest,
} from 'vitest/node'

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as Vitest has it
type Listener = (message: any) => void

/**
 * One thread for the whole run of Stryker. Vitest starts a thread for each test file, and Stryker starts Vitest for each
 * mutant: loading jsdom, React and the rest again takes ten times as long as most tests. In the kept thread these stay,
 * while our own modules and the test files are loaded anew for each file.
 */
export function keptWorker(): Plugin {
  let thread: ThreadsPoolWorker | null = null

  const createPoolWorker = (options: PoolOptions): PoolWorker => {
    const listeners: [string, Listener][] = []
    let config: unknown = null
    let isFirst = false
    const answer = (type: 'started' | 'stopped') => {
      for (const [event, listener] of listeners) {
        if (event === 'message') listener({ type, __vitest_worker_response__: true })
      }
    }
    const worker = () => {
      if (thread === null) throw new Error('The thread has not been started')
      return thread
    }
    return {
      name: 'kept',
      reportMemory: false,
      on(event, listener) {
        listeners.push([event, listener])
        worker().on(event, listener)
      },
      off(event, listener) {
        worker().off(event, listener)
      },
      async start() {
        isFirst = thread === null
        thread ??= new ThreadsPoolWorker(options)
        if (isFirst) await thread.start()
      },
      send(message: WorkerRequest) {
        if (message.type === 'start') {
          config = message.context.config
          if (isFirst) worker().send(message)
          else queueMicrotask(() => answer('started'))
        } else if (message.type === 'stop') {
          queueMicrotask(() => answer('stopped'))
        } else if (message.type === 'run') {
          // Which tests run is part of the configuration, which the thread otherwise gets at its start only.
          worker().send({ ...message, context: { ...message.context, config } } as WorkerRequest)
        } else {
          worker().send(message)
        }
      },
      stop() {
        for (const [event, listener] of listeners) worker().off(event, listener)
        return Promise.resolve()
      },
      deserialize: (data) => data,
    }
  }

  return {
    name: 'kept-worker',
    configureVitest({ vitest, project }) {
      vitest.onClose(() => thread?.stop())
      Object.assign(project.config, {
        pool: 'kept',
        isolate: true,
        maxWorkers: 1,
        poolRunner: { name: 'kept', createPoolWorker },
      })
    },
  }
}
