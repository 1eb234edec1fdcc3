import { MoonIcon, SunIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import { chooseTheme, useTheme } from '@/lib/theme.ts'
import { Button } from './ui/button.tsx'

/** The theme follows the system until it is chosen here. */
export function ThemeToggle() {
  const intl = useIntl()
  const dark = useTheme() === 'dark'
  const label = dark
    ? intl.formatMessage({ defaultMessage: 'Use the light theme', id: 'p75+k+' })
    : intl.formatMessage({ defaultMessage: 'Use the dark theme', id: 'e457wM' })
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={label}
      title={label}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    >
      {dark ? <SunIcon aria-hidden="true" /> : <MoonIcon aria-hidden="true" />}
    </Button>
  )
}
