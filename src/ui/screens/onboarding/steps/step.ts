export interface StepProps {
  /** False: the step still holds on, and has to say why. */
  readonly onNext: () => boolean;
}
