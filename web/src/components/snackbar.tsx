import { CheckIcon, CircleAlertIcon, RefreshCwIcon, WifiOffIcon, XIcon } from 'lucide-react'
import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNewBuild, wasUpdated } from '@/lib/new-build.ts'
import { useOnline } from '@/lib/network-status.ts'
import { hideSnack, showSnack, snack } from '@/lib/snackbar.ts'

/** Announces results, failures and newer builds, and a lost network for as long as it lasts. */
export function Snackbar() {
  const intl = useIntl()
  const online = useOnline()
  const newBuild = useNewBuild()
  const current = useSyncExternalStore(snack.subscribe, snack.get)
  useEffect(() => {
    if (!wasUpdated()) return
    showSnack('news', intl.formatMessage({ defaultMessage: 'Kryt was updated.', id: '9DDKgd' }))
  }, [intl])
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-(--messages) z-60 flex flex-col items-center gap-2 p-4"
    >
      {current !== null && (
        <Bar
          icon={
            current.kind === 'error' ? (
              <CircleAlertIcon className="text-chalk-yellow" />
            ) : (
              <CheckIcon className="text-chalk-yellow" />
            )
          }
          text={current.text}
        >
          {current.action !== undefined && (
            <button
              type="button"
              onClick={() => {
                const run = current.action?.run
                hideSnack()
                run?.()
              }}
              className="-my-2 min-h-10 shrink-0 rounded-md px-3 font-semibold text-[#e9cd7c] underline decoration-1 underline-offset-4 hover:bg-white/10"
            >
              {current.action.label}
            </button>
          )}
          <button
            type="button"
            onClick={hideSnack}
            aria-label={intl.formatMessage({ defaultMessage: 'Close', id: 'rbrahO' })}
            className="-my-2 -mr-2 grid size-9 shrink-0 place-items-center rounded-md hover:bg-white/10"
          >
            <XIcon aria-hidden="true" className="size-4" />
          </button>
        </Bar>
      )}
      {newBuild && (
        <Bar
          icon={<RefreshCwIcon className="text-chalk-yellow" />}
          text={<FormattedMessage defaultMessage="An update is available." id="2Fgk/N" />}
        >
          <button
            type="button"
            onClick={() => window.location.reload()}
            className="-my-2 -mr-2 min-h-10 shrink-0 rounded-md px-3 font-semibold text-[#e9cd7c] underline decoration-1 underline-offset-4 hover:bg-white/10"
          >
            <FormattedMessage defaultMessage="Update" id="BWpuKl" />
          </button>
        </Bar>
      )}
      {!online && (
        <Bar
          icon={<WifiOffIcon className="text-chalk-yellow" />}
          text={
            <FormattedMessage
              defaultMessage="You’re offline. Functionality may be limited."
              id="Uel51A"
            />
          }
        />
      )}
    </div>
  )
}

/** Buttons stand beside a short text and below a long one, which then has the whole width. */
function Bar({ icon, text, children }: { icon: ReactNode; text: ReactNode; children?: ReactNode }) {
  return (
    <div className="animate-in fade-in-0 slide-in-from-bottom-2 pointer-events-auto flex max-w-md flex-wrap items-center justify-end gap-3 rounded-md bg-[#16302a] px-4 py-3 text-[15px] text-[#f1efe4] shadow-xl duration-200 [&>svg]:size-[18px] [&>svg]:shrink-0">
      {icon}
      {/* Beside the icon of 18 pixels and a gap of 12. */}
      <span className="max-w-[calc(100%-30px)] grow">{text}</span>
      {children}
    </div>
  )
}
