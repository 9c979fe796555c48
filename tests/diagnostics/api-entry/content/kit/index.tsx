export * from "./main";
