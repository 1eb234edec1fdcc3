import { useMatches } from 'react-router-dom'
import { screens, type AdminScreen } from '@/app/routes/admin/screens.ts'

/** The open screen, read from the handle of its route. */
export function useCurrentScreen(): AdminScreen | undefined {
  const handles = useMatches().map(({ handle }) => Reflect.get(Object(handle), 'screen') as unknown)
  return screens.find((screen) => handles.includes(screen))
}
