import { spawn } from 'node:child_process'

/**
 * Ends the process with us, also when we are killed with SIGKILL and also when it is busy in an endless loop:
 * a shell waits on a pipe that only we hold, and the pipe closes however we end.
 * @returns cuts the line when the process ended by itself
 */
export function tieToOwner(pid: number): () => void {
  const guard = spawn(
    'sh',
    ['-c', 'trap "" INT TERM HUP; read -r _; kill -9 "$1" 2>/dev/null', 'sh', String(pid)],
    // A group of its own: Ctrl-C in the terminal must not take the guard before its charge.
    { stdio: ['pipe', 'ignore', 'ignore'], detached: true },
  )
  guard.on('error', () => process.kill(pid, 'SIGKILL'))
  guard.unref()
  return () => {
    guard.kill('SIGKILL')
  }
}
