import { Component, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { toAppError } from '@/lib/errors.ts'
import { useNewBuild } from '@/lib/new-build.ts'
import { FormError } from './form/form-error.tsx'
import { Button } from './ui/button.tsx'

interface Props {
  children: ReactNode
  /** Starts the read again; the boundary then needs a new key. */
  onRetry: () => void
  /** For a dialog, which needs a name. */
  heading?: ReactNode
}

/** Shows an error in place of the part of a page that failed; the rest of the page stays. */
export class RegionErrorBoundary extends Component<Props, { error: unknown }> {
  override state = { error: null as unknown } // the thrown value may be anything

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    if (this.state.error === null) return this.props.children
    return (
      <div className="m-auto grid max-w-md justify-items-center gap-4 px-5 py-12">
        {this.props.heading}
        <FormError error={this.state.error} />
        <Again error={this.state.error} onRetry={this.props.onRetry} />
      </div>
    )
  }
}

/** A part of an earlier build comes never again; a page that is loaded anew has its own. */
function Again({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const outdated = useNewBuild() && toAppError(error).code === 'app_updated'
  return (
    <Button variant="outline" onClick={outdated ? () => window.location.reload() : onRetry}>
      {outdated ? (
        <FormattedMessage defaultMessage="Update" id="BWpuKl" />
      ) : (
        <FormattedMessage defaultMessage="Try again" id="FazwRl" />
      )}
    </Button>
  )
}
