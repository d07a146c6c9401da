/** Small-machine settings: one portal, loopback only, a few dozen connections. */
export function settings(port: number, durable: boolean): string[] {
  const values: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '80',
    shared_buffers: '48MB',
    work_mem: '4MB',
    maintenance_work_mem: '32MB',
    wal_level: 'minimal',
    max_wal_senders: '0',
    min_wal_size: '32MB',
    max_wal_size: '256MB',
    io_method: 'sync',
    jit: 'off',
    max_parallel_workers_per_gather: '0',
    max_parallel_workers: '0',
    autovacuum_max_workers: '1',
    autovacuum_worker_slots: '2',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    log_min_error_statement: 'panic',
    password_encryption: 'scram-sha-256',
    // One that is not durable is a test run's: many files and their processes share it.
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
