import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { rememberPlace } from '#ui/places.ts';

/** Notes every address that is shown, so that a way back by name can tell whether it leads to where one came from. */
export function PlaceMemory() {
  const { pathname, search, key } = useLocation();
  // Each time, as an address that is opened once more is an entry of its own.
  useEffect(() => rememberPlace(pathname + search, key));
  return null;
}
