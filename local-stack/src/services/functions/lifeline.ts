import { spawn } from 'node:child_process'

/**
 * Makes the process end when we end, even if we are killed with SIGKILL or it is in an endless loop: a shell waits on a
 * pipe that only we hold open, and then kills the process.
 * @returns a function to call when the process has ended by itself
 */
export function tieToOwner(pid: number): () => void {
  const guard = spawn(
    'sh',
    ['-c', 'trap "" INT TERM HUP; read -r _; kill -9 "$1" 2>/dev/null', 'sh', String(pid)],
    // A process group of its own, so that Ctrl+C does not end the guard before the process.
    { stdio: ['pipe', 'ignore', 'ignore'], detached: true },
  )
  guard.on('error', () => process.kill(pid, 'SIGKILL'))
  guard.unref()
  return () => {
    guard.kill('SIGKILL')
  }
}
