import { Module } from '@nestjs/common';
import { AuditLogResolver } from './audit-log.resolver.js';
import { AuditLogService } from './audit-log.service.js';

@Module({ providers: [AuditLogService], exports: [AuditLogService] })
export class AuditModule {}

@Module({ imports: [AuditModule], providers: [AuditLogResolver] })
export class AuditApiModule {}
