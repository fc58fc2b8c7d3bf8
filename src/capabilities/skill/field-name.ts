/** "Allowed_Tools" is "allowed-tools". */
export function fieldName(key: string): string {
  return key.trim().toLowerCase().replaceAll("_", "-");
}
