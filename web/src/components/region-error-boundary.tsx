import { Component, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
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
        <Button variant="outline" onClick={this.props.onRetry}>
          <FormattedMessage defaultMessage="Try again" id="FazwRl" />
        </Button>
      </div>
    )
  }
}
