/** Which service workers of this origin are not ours: left behind by something that was here before. */

type Registration = Pick<ServiceWorkerRegistration, 'active' | 'waiting' | 'installing' | 'unregister'>;

/** @param script absolute address of our own */
export function otherRegistrations(
  registrations: readonly Registration[],
  script: string,
): readonly Registration[] {
  return registrations.filter(
    ({ active, waiting, installing }) =>
      !([active, waiting, installing] as const).some((worker) => worker?.scriptURL === script),
  );
}
