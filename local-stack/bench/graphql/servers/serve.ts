/** The settings that a measured server gets from its parent process. */
export interface Assignment {
  /** Connects as the role that may become any request role. */
  databaseUrl: string
  port: number
  /** The size of its connection pool. */
  connections: number
}

/** Starts a server in this process with the parent's settings, and ends with the parent. */
export function serve(start: (assignment: Assignment) => Promise<void>): void {
  process.once('disconnect', () => process.exit(0))
  process.once('message', (message) => {
    const assignment = message as Assignment // the message of bench/graphql/children.ts
    void start(assignment).then(() => process.send?.('ready'))
  })
}
