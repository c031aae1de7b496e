import { useState } from 'react'
import { servicesOfForm } from '../../../api/browser-form.ts'
import { useIsland } from '../../../islands/IslandProvider.tsx'

/**
 * A form's services (features/shared/form/services.ts), for the visitor logged in when the component is first rendered:
 * drafts are theirs. Only after hydration.
 */
export function useFormServices(preregistering = false): ReturnType<typeof servicesOfForm> {
  const { data, call, text } = useIsland()
  const [services] = useState(() => servicesOfForm(data, call, text, preregistering))
  return services
}
