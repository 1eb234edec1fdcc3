import { useSearchParams } from 'react-router-dom'
import { ownPath } from '@/lib/own-path.ts'

/** Where to go after signing in: an own path from the address, or the home page. */
export function useRedirectTarget() {
  const [params] = useSearchParams()
  const target = ownPath(params.get('redirect'))
  return { target, redirect: target === '/' ? undefined : target }
}
