/** What a server under measurement is told by its parent. */
export interface Assignment {
  /** As the role that may become any request role. */
  databaseUrl: string
  port: number
  /** Size of its pool. */
  connections: number
}

/** Starts a server in this process as the parent says, and ends with the parent. */
export function serve(start: (assignment: Assignment) => Promise<void>): void {
  process.once('disconnect', () => process.exit(0))
  process.once('message', (message) => {
    const assignment = message as Assignment // what bench/graphql/children.ts sends
    void start(assignment).then(() => process.send?.('ready'))
  })
}
