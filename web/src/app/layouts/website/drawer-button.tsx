import { MenuIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'

const load = () => import('./side-drawer.tsx')
const SideDrawer = lazy(() => load().then((module) => ({ default: module.SideDrawer })))

/** Opens the menu of phones, whose code is loaded when the button is touched. */
export function DrawerButton() {
  const intl = useIntl()
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        className="-mr-2 min-[740px]:hidden!"
        aria-label={intl.formatMessage({ defaultMessage: 'Menu', id: 'tKMlOc' })}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerDown={() => void load()}
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        <MenuIcon aria-hidden="true" className="size-6!" />
      </Button>
      {wanted && (
        <Suspense fallback={null}>
          <SideDrawer open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
