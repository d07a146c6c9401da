import type { SanitizedConfig } from 'payload';

/** Payload answers 501 for its own tables that have no address; they are not found, as anything else that does not exist. */
export function withoutDoors(config: SanitizedConfig): SanitizedConfig {
  for (const one of [...config.collections, ...config.globals]) if (one.endpoints === false) one.endpoints = [];
  return config;
}
