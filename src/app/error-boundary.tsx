import { Component, type ReactNode } from 'react';
import { CrashPanel } from '#ui/components/crash-panel.tsx';

interface ErrorBoundaryState {
  readonly failed: boolean;
}

/** React offers error boundaries as classes only. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <CrashPanel /> : this.props.children;
  }
}
