/**
 * What a line of the stack's log is: a fault, or a note of what goes as it should. The test run fails for each fault
 * that no test has announced (local-stack/testing/faults.ts).
 */
export type LogKind = 'fault' | 'note'

/** The log of the stack. A line is a fault unless it says that it is none. */
export type Log = (line: string, kind?: LogKind) => void
