export { AuditLogPage as Component } from '../../profile/audit-log-page';
