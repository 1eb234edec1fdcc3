import { useSearchParams } from 'react-router-dom'
import { ownPath } from '@/lib/own-path.ts'

/** Where to go after signing in: the `redirect` of the address if it is a path of this site, else the home page. */
export function useRedirectTarget() {
  const [params] = useSearchParams()
  const target = ownPath(params.get('redirect'))
  return { target, redirect: target === '/' ? undefined : target }
}
