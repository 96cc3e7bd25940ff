// Puzzles, the easiest first: mined by the command puzzles, explained in docs/puzzles.md.

export const PUZZLES = `tablee-record 1
game nicht-die-bohne
rules 1
seats 5
option rounds 1
option first 2
puzzle 6-15-59-4 4
kind turn take
difficulty 0
found 0
choice 0 0 100 0 35 take 2
choice 100 0 0 3 32 take 3
choice 100 0 0 8 27 take 0
steps
chance B9 Y1 Bx2 G- B- B3 G- Y3 R5 B4 B6 B5 R6 Y6 Y5 B10 G3 R1 B0 Yx2 B- R- Y2 G4 R2 R4 B- R8 Y9 B8 Y0 R0 B1 R- Y- Y8 G9 B7 G0 G8 G1 Gx2 R3 Y7 G6 Y4 B2 Rx2 R- Y10 G10 Y- G5 Y- R9 G7 R7 G- G2 R10
2 lead G-
sealed 0 play G1 ; 1 play B2 ; 3 play Y9 ; 4 play R10
2 take 4
4 take 1
1 take 0
3 lead R-
sealed 0 play B- ; 1 play G- ; 2 play Bx2 ; 4 play Y10
3 take 1
1 take 4
4 take 0
2 lead B1
sealed 0 play Y0 ; 1 play R7 ; 3 play Y- ; 4 play Y-
2 take 1
1 take 0
0 take 4
3 lead G-
sealed 0 play G10 ; 1 play G9 ; 2 play B7 ; 4 play G8
3 take 0
0 take 4
4 take 1
2 lead Y2
sealed 0 play Y8 ; 1 play G3 ; 3 play G0 ; 4 play Y5
2 take 0
0 take 1
1 take 3
4 lead R9
sealed 0 play B3 ; 1 play Y- ; 2 play Y3 ; 3 play G2
4 take 1
1 take 3
3 take 0
2 lead R1
sealed 0 play B6 ; 1 play R0 ; 3 play B0 ; 4 play B4
2 take 1
1 take 4
4 take 3
0 lead Y4
sealed 1 play B5 ; 2 play R3 ; 3 play R- ; 4 play B-
0 take 1
1 take 2
2 take 3
4 lead B8
sealed 0 play R4 ; 1 play Y1 ; 2 play G5 ; 3 play Y7
4 take 2
2 take 3
3 take 0
1 lead B-
sealed 0 play B10 ; 2 play Rx2 ; 3 play G4 ; 4 play G6
1 take 0
0 take 3
3 take 2
4 lead Yx2
sealed 0 play G7 ; 1 play R- ; 2 play R6 ; 3 play Y6
4 take 0
0 take 2
2 take 3
1 lead Gx2
sealed 0 play B9 ; 2 play R8 ; 3 play R5 ; 4 play R2
1 take 4
tablee-record 1
game nicht-die-bohne
rules 1
seats 5
option rounds 3
option first 2
puzzle 5-19-120-1 1
kind turn take
difficulty 0
found 0
choice 0 0 67.01 0 40 take 3
choice 25.36 0 41.66 -2 42 take 0
choice 37.87 0 29.14 8 32 take 2
steps
chance B5 R0 R1 G4 G8 B2 Y9 Y- G- G- R- B7 R4 Y3 Y2 Gx2 Yx2 R- G0 Y5 G1 B8 G3 Y- Y- Bx2 Y6 G10 B- Y7 Y0 B6 R- R7 B4 Y10 R3 B- G5 R10 R5 B- B3 B1 R6 Rx2 G7 G9 B9 R9 R8 B0 B10 Y4 G2 Y8 G6 G- Y1 R2
2 lead R-
sealed 0 play Y0 ; 1 play B- ; 3 play B9 ; 4 play R6
2 take 4
4 take 1
1 take 3
0 lead Rx2
sealed 1 play B8 ; 2 play G3 ; 3 play Y- ; 4 play B4
0 take 2
2 take 4
4 take 1
3 lead G-
sealed 0 play Y8 ; 1 play B0 ; 2 play B3 ; 4 play R9
3 take 4
4 take 0
0 take 2
1 lead Yx2
sealed 0 play R5 ; 2 play B10 ; 3 play B- ; 4 play G-
1 take 4
4 take 3
3 take 2
0 lead B2
sealed 1 play Y6 ; 2 play B- ; 3 play G0 ; 4 play G8
0 take 4
4 take 1
1 take 3
2 lead R4
sealed 0 play R8 ; 1 play R3 ; 3 play B1 ; 4 play Y7
2 take 4
4 take 0
0 take 3
1 lead R0
sealed 0 play Y10 ; 2 play G10 ; 3 play Y4 ; 4 play R10
1 take 0
0 take 3
3 take 4
2 lead Y-
sealed 0 play Bx2 ; 1 play G6 ; 3 play Y1 ; 4 play Y-
2 take 0
0 take 3
3 take 1
4 lead R2
sealed 0 play B5 ; 1 play G7 ; 2 play R- ; 3 play R7
4 take 0
0 take 3
3 take 1
2 lead R1
sealed 0 play Gx2 ; 1 play Y9 ; 3 play G4 ; 4 play Y5
2 take 1
1 take 3
3 take 0
4 lead Y2
sealed 0 play R- ; 1 play B7 ; 2 play G9 ; 3 play Y3
4 take 1
1 take 2
2 take 3
0 lead G1
sealed 1 play B6 ; 2 play G- ; 3 play G5 ; 4 play G2
0 take 1
1 take 4
4 take 3
points 38 15 20 -80 30
chance G10 B- G7 Y9 R1 Gx2 Y8 B- G2 G- Y- R4 R0 Y2 B- G- B0 R6 G8 G1 G- R2 B9 Yx2 Y- Y4 G6 B1 B3 Y1 B7 Y5 Y10 B2 B6 Y3 B10 R9 Y0 G3 Y7 G0 R10 G5 R- R8 B8 R7 Y- G9 R- R- Y6 G4 Rx2 Bx2 B4 R5 B5 R3
3 lead Y-
sealed 0 play R8 ; 1 play B4 ; 2 play R0 ; 4 play Y1
3 take 0
0 take 1
1 take 2
4 lead R3
sealed 0 play Bx2 ; 1 play R2 ; 2 play B- ; 3 play Y0
4 take 2
2 take 0
0 take 1
3 lead Y2
sealed 0 play Gx2 ; 1 play Y5 ; 2 play B1 ; 4 play B-
3 take 0
0 take 1
1 take 2
4 lead G1
sealed 0 play Y7 ; 1 play R- ; 2 play G7 ; 3 play B2
4 take 0
0 take 3
3 take 2
1 lead R4
sealed 0 play G- ; 2 play Y6 ; 3 play B3 ; 4 play G9
1 take 3
3 take 4
4 take 2
0 lead Y4
sealed 1 play B10 ; 2 play R7 ; 3 play G2 ; 4 play G-
0 take 1
1 take 2
2 take 4
3 lead B5
sealed 0 play G- ; 1 play G6 ; 2 play B9 ; 4 play B6
3 take 1
1 take 2
2 take 4
0 lead R-
sealed 1 play G0 ; 2 play R9 ; 3 play Yx2 ; 4 play Rx2
0 take 4
4 take 2
2 take 3
1 lead B-
sealed 0 play B7 ; 2 play R10 ; 3 play Y9 ; 4 play R1
1 take 3
3 take 2
2 take 4
0 lead Y3
sealed 1 play Y8 ; 2 play Y10 ; 3 play G4 ; 4 play G3
0 take 1
1 take 4
4 take 2
3 lead G5
sealed 0 play Y- ; 1 play B8 ; 2 play R6 ; 4 play Y-
3 take 2
2 take 0
0 take 1
4 lead R-
sealed 0 play G10 ; 1 play B0 ; 2 play R5 ; 3 play G8
4 take 1
tablee-record 1
game nicht-die-bohne
rules 1
seats 5
option rounds 3
option first 1
puzzle 1-2-119-3 3
kind turn take
difficulty 0
found 0
choice 0 0 31.78 0 65 take 0
choice 9.35 0 22.43 6 59 take 1
choice 10.45 0 21.33 9 56 take 4
choice 11.35 0 20.43 9 56 take 2
steps
chance Y- B1 G- R8 G0 Y- R- R2 B5 G5 Y8 G8 R4 G3 R6 B- G1 Y0 Y4 Y2 R1 B0 R7 R- R10 Y6 B- G7 G10 G- Y1 B2 Y9 R5 G6 B6 Yx2 B9 B8 Rx2 Y5 R9 G- Y7 G2 Gx2 G4 G9 Y3 B4 B3 R3 B10 B- R0 Bx2 Y10 Y- R- B7
1 lead B0
sealed 0 play Bx2 ; 2 play B9 ; 3 play B8 ; 4 play R10
1 take 0
0 take 4
4 take 2
3 lead R-
sealed 0 play B6 ; 1 play Y10 ; 2 play R4 ; 4 play Rx2
3 take 4
4 take 1
1 take 2
0 lead B-
sealed 1 play G8 ; 2 play Y9 ; 3 play G3 ; 4 play R0
0 take 2
2 take 4
4 take 1
3 lead R-
sealed 0 play Y- ; 1 play R3 ; 2 play Y- ; 4 play B7
3 take 1
1 take 4
4 take 0
2 lead R2
sealed 0 play Y- ; 1 play R9 ; 3 play B- ; 4 play G-
2 take 1
1 take 4
4 take 0
3 lead R5
sealed 0 play Gx2 ; 1 play B- ; 2 play G7 ; 4 play G2
3 take 4
4 take 0
0 take 1
2 lead Y0
sealed 0 play Y1 ; 1 play G1 ; 3 play G10 ; 4 play G0
2 take 3
3 take 0
0 take 1
4 lead Y2
sealed 0 play R1 ; 1 play G4 ; 2 play G9 ; 3 play R8
4 take 2
2 take 1
1 take 3
0 lead B3
sealed 1 play B2 ; 2 play R7 ; 3 play Y3 ; 4 play G5
0 take 4
4 take 2
2 take 3
1 lead B1
sealed 0 play Y5 ; 2 play B10 ; 3 play Y7 ; 4 play R6
1 take 2
2 take 0
0 take 4
3 lead Y4
sealed 0 play Y8 ; 1 play Yx2 ; 2 play G- ; 4 play G6
3 take 0
0 take 4
4 take 1
2 lead G-
sealed 0 play Y6 ; 1 play R- ; 3 play B5 ; 4 play B4
2 take 0
0 take 1
1 take 3
points 17 62 46 23 -18
chance Rx2 Y8 B5 G7 R7 Y0 G6 Bx2 B8 R4 Y5 G1 B9 Y7 B7 Gx2 R0 B- G10 R2 G8 R9 G0 R3 G4 G9 G3 Y6 Y- Y- Y4 B- Y1 Y- G2 Y10 R10 G- B4 B- G5 B0 B3 R5 R6 B1 B2 Yx2 Y9 B6 G- Y3 R8 R- B10 Y2 G- R- R1 R-
2 lead G0
sealed 0 play Y10 ; 1 play B0 ; 3 play R- ; 4 play B10
2 take 3
3 take 4
4 take 0
1 lead R0
sealed 0 play Gx2 ; 2 play B5 ; 3 play Y- ; 4 play R-
1 take 2
2 take 4
4 take 0
3 lead R3
sealed 0 play Y0 ; 1 play G6 ; 2 play B3 ; 4 play B-
3 take 2
2 take 1
1 take 0
4 lead Y-
sealed 0 play G- ; 1 play B2 ; 2 play B9 ; 3 play G10
4 take 3
3 take 1
1 take 0
2 lead Bx2
sealed 0 play Y2 ; 1 play G- ; 3 play B4 ; 4 play G2
2 take 3
3 take 0
0 take 4
1 lead G1
sealed 0 play G5 ; 2 play G- ; 3 play R5 ; 4 play R2
1 take 2
2 take 4
4 take 3
0 lead B1
sealed 1 play R9 ; 2 play B- ; 3 play G7 ; 4 play G4
0 take 3
3 take 4
4 take 1
2 lead Y6
sealed 0 play Rx2 ; 1 play R10 ; 3 play B8 ; 4 play R4
2 take 3
3 take 0
0 take 1
4 lead B6
sealed 0 play Y4 ; 1 play Y8 ; 2 play R- ; 3 play Y9
4 take 3
3 take 2
2 take 0
1 lead G3
sealed 0 play Y5 ; 2 play Y1 ; 3 play R1 ; 4 play B7
1 take 2
2 take 0
0 take 3
4 lead R6
sealed 0 play G8 ; 1 play B- ; 2 play Yx2 ; 3 play Y7
4 take 2
2 take 0
0 take 1
3 lead Y-
sealed 0 play G9 ; 1 play Y3 ; 2 play R8 ; 4 play R7
tablee-record 1
game nicht-die-bohne
rules 1
seats 4
option rounds 3
option first 0
puzzle 5-23-59-0 0
kind turn take
difficulty 0
found 0
choice 0 0 26.94 0 41 take 2
choice 6 0 20.94 1 40 take 3
choice 11.53 0 15.42 14 27 take 1
steps
chance G10 Y0 R3 G4 G- B4 R2 B- R8 G3 G8 G2 B- R9 R- B6 R10 Y- B2 Y8 Y9 Y2 Rx2 G5 B7 Y5 R1 G0 G6 R7 R5 B- R6 Y- R- R4 Y7 G7 B9 R- B3 B8 Y6 Y- R0 Y1 Bx2 Y4 B1 B10 Y3 G- Yx2 B5 Gx2 Y10 B0 G9 G1 G-
0 lead B3
sealed 1 play B5 ; 2 play R- ; 3 play Y4
0 take 1
1 take 3
2 lead R-
sealed 0 play Y9 ; 1 play G3 ; 3 play G-
2 take 0
0 take 3
1 lead G7
sealed 0 play B- ; 2 play R1 ; 3 play B-
1 take 2
2 take 0
3 lead Y10
sealed 0 play G6 ; 1 play Y- ; 2 play G1
3 take 2
2 take 0
1 lead Y1
sealed 0 play R10 ; 2 play Rx2 ; 3 play B-
1 take 2
2 take 3
0 lead R0
sealed 1 play G9 ; 2 play Gx2 ; 3 play R-
0 take 1
1 take 3
2 lead B2
sealed 0 play G10 ; 1 play B10 ; 3 play Y-
2 take 1
1 take 0
3 lead G0
sealed 0 play R6 ; 1 play Y0 ; 2 play G8
3 take 0
0 take 2
1 lead R7
sealed 0 play Yx2 ; 2 play R2 ; 3 play Y8
1 take 0
0 take 3
2 lead Bx2
sealed 0 play B7 ; 1 play Y- ; 3 play G2
2 take 0
0 take 3
1 lead Y5
sealed 0 play Y7 ; 2 play Y3 ; 3 play B6
1 take 0
0 take 2
3 lead R4
sealed 0 play B1 ; 1 play Y2 ; 2 play R3
3 take 2
2 take 1
0 lead B0
sealed 1 play B4 ; 2 play B9 ; 3 play G-
0 take 3
3 take 1
2 lead R5
sealed 0 play G- ; 1 play R9 ; 3 play G4
2 take 3
3 take 1
0 lead R8
sealed 1 play B8 ; 2 play Y6 ; 3 play G5
tablee-record 1
game nicht-die-bohne
rules 1
seats 3
option rounds 1
option first 1
puzzle 5-18-32-0 0
kind sealed play
difficulty 17
found 0
choice 0 0 69.63 0 70.91 play G-
choice 54.5 1.53 15.13 57.44 13.47 play R5
choice 54.67 1.53 14.97 57.4 13.51 play G7
choice 55 1.52 14.63 58.31 12.6 play B3
choice 55.03 1.51 14.6 58.02 12.89 play R3
choice 55.63 1.47 14 59.09 11.82 play Gx2
choice 55.66 1.51 13.98 57.32 13.59 play B7
choice 55.7 1.5 13.93 57.24 13.67 play Rx2
choice 64.83 1.3 4.8 62.79 8.12 play Y0
steps
chance R8 Y8 Y- Y0 Y- G9 Rx2 G- B8 R9 R- Y5 B5 G0 G3 G8 B- B- Y- R4 B9 G1 R6 Y4 Y7 Y3 B2 Y6 G5 R7 B7 R0 Y9 B3 R2 Y10 R- G2 G4 Gx2 Y1 B1 G10 B6 Bx2 R5 Y2 B- G7 B10 B4 G- G6 R10 R3 R1 B0 G- Yx2 R-
1 lead R1
sealed 0 play Y6 ; 2 play Bx2
1 take 0
2 lead B-
sealed 0 play R8 ; 1 play B10
2 take 0
1 lead Yx2
sealed 0 play G1 ; 2 play B-
1 take 2
0 lead G8
sealed 1 play B6 ; 2 play B8
0 take 2
1 lead R4
sealed 0 play G10 ; 2 play R-
1 take 0
2 lead Y-
sealed 0 play Y- ; 1 play R2
2 take 1
0 lead R9
sealed 1 play G0 ; 2 play Y4
0 take 1
2 lead Y9
sealed 0 play R- ; 1 play G-
2 take 0
1 lead Y3
sealed 0 play Y7 ; 2 play G3
1 take 0
2 lead Y5
sealed 0 play B5 ; 1 play G2
2 take 0
1 lead Y1
tablee-record 1
game nicht-die-bohne
rules 1
seats 4
option rounds 3
option first 0
puzzle 5-23-112-0 0
kind turn take
difficulty 17
found 0
choice 0 0 79.72 0 93.59 take 2
choice 5.93 0.18 73.79 14.69 78.91 take 1
choice 11.78 0.23 67.94 17.99 75.6 take 3
steps
chance G10 Y0 R3 G4 G- B4 R2 B- R8 G3 G8 G2 B- R9 R- B6 R10 Y- B2 Y8 Y9 Y2 Rx2 G5 B7 Y5 R1 G0 G6 R7 R5 B- R6 Y- R- R4 Y7 G7 B9 R- B3 B8 Y6 Y- R0 Y1 Bx2 Y4 B1 B10 Y3 G- Yx2 B5 Gx2 Y10 B0 G9 G1 G-
0 lead B3
sealed 1 play B5 ; 2 play R- ; 3 play Y4
0 take 1
1 take 3
2 lead R-
sealed 0 play Y9 ; 1 play G3 ; 3 play G-
2 take 0
0 take 3
1 lead G7
sealed 0 play B- ; 2 play R1 ; 3 play B-
1 take 2
2 take 0
3 lead Y10
sealed 0 play G6 ; 1 play Y- ; 2 play G1
3 take 2
2 take 0
1 lead Y1
sealed 0 play R10 ; 2 play Rx2 ; 3 play B-
1 take 2
2 take 3
0 lead R0
sealed 1 play G9 ; 2 play Gx2 ; 3 play R-
0 take 1
1 take 3
2 lead B2
sealed 0 play G10 ; 1 play B10 ; 3 play Y-
2 take 1
1 take 0
3 lead G0
sealed 0 play R6 ; 1 play Y0 ; 2 play G8
3 take 0
0 take 2
1 lead R7
sealed 0 play Yx2 ; 2 play R2 ; 3 play Y8
1 take 0
0 take 3
2 lead Bx2
sealed 0 play B7 ; 1 play Y- ; 3 play G2
2 take 0
0 take 3
1 lead Y5
sealed 0 play Y7 ; 2 play Y3 ; 3 play B6
1 take 0
0 take 2
3 lead R4
sealed 0 play B1 ; 1 play Y2 ; 2 play R3
3 take 2
2 take 1
0 lead B0
sealed 1 play B4 ; 2 play B9 ; 3 play G-
0 take 3
3 take 1
2 lead R5
sealed 0 play G- ; 1 play R9 ; 3 play G4
2 take 3
3 take 1
0 lead R8
sealed 1 play B8 ; 2 play Y6 ; 3 play G5
0 take 2
2 take 1
points 41 64 10 -15
chance B- Yx2 R3 Y- R4 Y4 B7 B9 G7 B6 R9 B10 Y5 R- Y10 Y- R6 G6 Y6 G0 B0 Y3 B1 B- Y7 Gx2 G- B2 B4 B- Bx2 G1 R8 Y2 Y0 R5 Rx2 G3 R- R7 G9 G5 G10 Y8 G8 B5 R1 R- Y1 R2 G4 R0 B3 G2 B8 Y- R10 Y9 G- G-
1 lead B-
sealed 0 play R8 ; 2 play G10 ; 3 play B10
1 take 0
0 take 3
2 lead R-
sealed 0 play G8 ; 1 play G3 ; 3 play B-
2 take 3
3 take 0
1 lead R-
sealed 0 play Rx2 ; 2 play Bx2 ; 3 play B9
1 take 0
0 take 2
3 lead R7
sealed 0 play B- ; 1 play G5 ; 2 play G-
3 take 2
2 take 1
0 lead R10
sealed 1 play Y9 ; 2 play Y0 ; 3 play R5
0 take 3
3 take 1
2 lead R1
sealed 0 play B4 ; 1 play G6 ; 3 play B2
2 take 1
1 take 3
0 lead Y1
sealed 1 play Y4 ; 2 play R3 ; 3 play Y8
0 take 2
2 take 3
1 lead Gx2
sealed 0 play R6 ; 2 play B1 ; 3 play G0
1 take 0
0 take 3
2 lead G4
sealed 0 play B0 ; 1 play Y2 ; 3 play G1
2 take 1
1 take 0
3 lead R0
sealed 0 play G9 ; 1 play Yx2 ; 2 play G-
3 take 2
2 take 1
0 lead R4
sealed 1 play B6 ; 2 play R9 ; 3 play G-
0 take 1
1 take 2
3 lead R-
sealed 0 play Y5 ; 1 play Y3 ; 2 play B8
3 take 2
2 take 1
0 lead G7
sealed 1 play R2 ; 2 play B7 ; 3 play Y-
tablee-record 1
game nicht-die-bohne
rules 1
seats 6
option rounds 1
option first 1
puzzle 1-9-52-5 5
kind turn take
difficulty 23
found 0
choice 0 0 71.2 0 33.91 take 0
choice 71.2 1.17 0 -2.94 36.85 take 1
choice 71.2 1.17 0 18.07 15.83 take 4
choice 71.2 1.17 0 22.13 11.78 take 2
steps
chance Y7 R7 R- B5 G- R- B10 B4 Y2 Y0 G9 Y3 G- B6 B0 R8 B1 Y- B- G2 Y5 G0 Y6 Y9 B2 G3 Y4 Y- R1 Rx2 B7 B9 Gx2 R- Y10 R0 Y8 G4 R2 B- R9 B- B8 G7 Yx2 G10 R5 Y1 B3 G6 Bx2 G8 G5 Y- R4 G1 G- R3 R6 R10
1 lead G1
sealed 0 play G- ; 2 play Y4 ; 3 play R3 ; 4 play Y6 ; 5 play B-
1 take 5
5 take 3
3 take 2
2 take 4
0 lead B-
sealed 1 play G3 ; 2 play Y5 ; 3 play G10 ; 4 play Y10 ; 5 play Rx2
0 take 5
5 take 1
1 take 3
3 take 2
4 lead G-
sealed 0 play B10 ; 1 play G4 ; 2 play Yx2 ; 3 play R8 ; 5 play R10
4 take 0
0 take 1
1 take 5
5 take 3
2 lead G-
sealed 0 play Y7 ; 1 play B6 ; 3 play Y- ; 4 play R5 ; 5 play Y9
2 take 3
3 take 5
5 take 1
1 take 4
0 lead R4
sealed 1 play B4 ; 2 play R- ; 3 play R- ; 4 play R1 ; 5 play Y3
0 take 1
1 take 4
4 take 5
5 take 3
2 lead R2
sealed 0 play B2 ; 1 play G2 ; 3 play Y0 ; 4 play B1 ; 5 play Y1
2 take 0
0 take 4
4 take 5
5 take 1
3 lead B5
sealed 0 play Y8 ; 1 play B9 ; 2 play Y2 ; 4 play G5 ; 5 play R0
3 take 4
4 take 0
0 take 1
1 take 2
5 lead Y-
sealed 0 play B3 ; 1 play G7 ; 2 play Gx2 ; 3 play B- ; 4 play G9
5 take 2
2 take 0
0 take 1
1 take 4
3 lead G0
sealed 0 play B7 ; 1 play G6 ; 2 play B0 ; 4 play R9 ; 5 play R-
3 take 5
tablee-record 1
game nicht-die-bohne
rules 1
seats 4
option rounds 3
option first 2
puzzle 6-14-47-1 1
kind turn take
difficulty 23
found 0
choice 0 0 39.27 0 9.9 take 2
choice 17.15 0.54 22.12 18.71 -8.81 take 3
choice 28.67 0.71 10.6 27.76 -17.86 take 0
steps
chance R7 B10 G5 Yx2 Rx2 G4 B6 G3 G2 Gx2 Y6 B4 Y4 G10 Bx2 R4 B8 B9 R- G1 Y- G9 R0 R6 R10 G- G6 B- R- B3 R9 B1 Y3 R5 Y7 B- Y2 R- Y9 Y0 Y- Y- G7 B7 B0 B- R8 B2 G- G- R1 R3 Y8 Y5 R2 G8 Y10 G0 Y1 B5
2 lead R-
sealed 0 play Rx2 ; 1 play G- ; 3 play B2
2 take 0
0 take 1
3 lead Y0
sealed 0 play Y2 ; 1 play B3 ; 2 play R0
3 take 0
0 take 1
2 lead R1
sealed 0 play B8 ; 1 play B- ; 3 play G1
2 take 0
0 take 1
3 lead R3
sealed 0 play R7 ; 1 play G9 ; 2 play R2
3 take 1
1 take 0
2 lead Y1
sealed 0 play Y10 ; 1 play G- ; 3 play B5
2 take 3
3 take 1
0 lead B0
sealed 1 play G10 ; 2 play R9 ; 3 play G8
0 take 3
3 take 1
2 lead G5
sealed 0 play Y3 ; 1 play B10 ; 3 play B7
2 take 1
1 take 0
3 lead B1
sealed 0 play G2 ; 1 play Gx2 ; 2 play R8
3 take 2
2 take 1
0 lead G-
sealed 1 play Y- ; 2 play Y9 ; 3 play B-
0 take 2
2 take 3
1 lead B9
sealed 0 play R- ; 2 play G7 ; 3 play Yx2
1 take 2
2 take 3
0 lead Y4
sealed 1 play R- ; 2 play G6 ; 3 play R6
0 take 3
3 take 2
1 lead G4
sealed 0 play Y8 ; 2 play Bx2 ; 3 play B-
tablee-record 1
game nicht-die-bohne
rules 1
seats 5
option rounds 3
option first 1
puzzle 5-16-49-0 0
kind turn take
difficulty 25
found 0
choice 0 0 51.35 0 60.54 take 2
choice 23.87 0.7 27.48 22.53 38.02 take 4
choice 29.51 0.66 21.84 26.25 34.29 take 3
steps
chance G5 Y0 B2 G7 G- R- R0 G2 R9 Y9 B0 B7 Y1 B3 G1 B- Y- G- B9 R- R10 Y- Yx2 B8 B5 Y10 G4 B6 G3 B1 Bx2 Y3 R5 R1 G0 R6 Y8 R2 G9 Y4 G10 B- Y7 R4 G6 Y6 Y2 G8 Rx2 Gx2 Y5 Y- B4 B10 R7 R3 B- G- R8 R-
1 lead B-
sealed 0 play Y10 ; 2 play Y1 ; 3 play B10 ; 4 play Gx2
1 take 0
0 take 2
2 take 3
4 lead G-
sealed 0 play R10 ; 1 play G4 ; 2 play Yx2 ; 3 play B9
4 take 0
0 take 3
3 take 2
1 lead B-
sealed 0 play Bx2 ; 2 play G- ; 3 play Rx2 ; 4 play R-
1 take 0
0 take 3
3 take 4
2 lead G-
sealed 0 play Y5 ; 1 play Y0 ; 3 play B8 ; 4 play G1
2 take 4
4 take 0
0 take 3
1 lead Y2
sealed 0 play B0 ; 2 play Y7 ; 3 play B3 ; 4 play G0
1 take 2
2 take 0
0 take 3
4 lead R-
sealed 0 play R6 ; 1 play B7 ; 2 play G8 ; 3 play R1
4 take 0
0 take 3
3 take 1
2 lead G2
sealed 0 play Y6 ; 1 play Y3 ; 3 play G3 ; 4 play R7
2 take 3
3 take 1
1 take 0
4 lead B1
sealed 0 play G5 ; 1 play Y8 ; 2 play R5 ; 3 play R4
4 take 1
1 take 0
0 take 3
2 lead B4
sealed 0 play B- ; 1 play Y- ; 3 play G7 ; 4 play B5
2 take 3
3 take 4
4 take 0
1 lead Y-
sealed 0 play R3 ; 2 play B6 ; 3 play R8 ; 4 play Y9
1 take 0
tablee-record 1
game nicht-die-bohne
rules 1
seats 6
option rounds 3
option first 5
puzzle 5-22-20-5 5
kind sealed play
difficulty 27
found 0
choice 0 0 34.89 0 51.77 play B10
choice 22.43 0.63 12.46 27.72 24.05 play Y4
choice 26.55 0.64 8.34 35.21 16.57 play R-
choice 27.58 0.59 7.31 35.55 16.22 play G0
choice 27.87 0.61 7.02 34.87 16.91 play G-
choice 29.72 0.55 5.17 39.26 12.51 play B0
steps
chance G- Rx2 Y9 Y7 G7 Y10 G- Y8 B- G4 Y- Y4 B1 G2 G6 R0 R9 G0 Y6 R2 R8 G9 G5 B0 R3 B- R6 Y- Bx2 R- B2 G10 G1 G8 Y5 R4 R10 Y2 G3 Y3 B9 B- R- Y- B4 B3 R1 G- B8 B6 R5 Y0 Yx2 R- Y1 B7 R7 B5 Gx2 B10
5 lead R4
sealed 0 play R- ; 1 play Y2 ; 2 play B- ; 3 play Y- ; 4 play G7
5 take 4
4 take 1
1 take 0
0 take 2
3 lead R0
sealed 0 play R10 ; 1 play R2 ; 2 play R8 ; 4 play Bx2 ; 5 play Y10
3 take 4
4 take 0
0 take 2
2 take 1
5 lead B-
sealed 0 play G- ; 1 play G2 ; 2 play B4 ; 3 play Y7 ; 4 play G5
5 take 4
4 take 1
1 take 2
2 take 3
0 lead G-
tablee-record 1
game nicht-die-bohne
rules 1
seats 3
option rounds 3
option first 2
puzzle 8-14-145-2 2
kind sealed play
difficulty 30
found 0
choice 0 0 97.57 0 98.4 play B-
choice 15.5 1.04 82.07 39.11 59.29 play R10
choice 15.57 1.05 82 38.44 59.96 play G7
choice 15.87 1.05 81.7 38.99 59.42 play G5
choice 17 1.07 80.57 39.14 59.26 play R9
choice 17.23 1.07 80.33 38.44 59.96 play R2
choice 18.33 1.08 79.23 40.23 58.18 play R8
choice 18.63 1.1 78.93 39.58 58.82 play R1
choice 19.87 1.12 77.7 38.9 59.5 play Y6
choice 20.18 1.13 77.39 40.2 58.2 play Y10
choice 21.51 1.15 76.06 41.44 56.97 play B4
choice 21.93 1.15 75.63 44.84 53.56 play Bx2
choice 36.4 1.3 61.17 41.86 56.54 play R0
steps
chance G4 Y- Y7 B- G- G6 Y2 G1 R2 Gx2 G5 R10 B7 R- Y3 Rx2 Y- B6 G7 R5 B0 B4 Y- B3 Y6 Y4 R4 B8 G10 B1 B10 R0 G2 R3 R6 R9 G9 Y5 Y0 R- B9 B- Yx2 G- Y8 B- R8 Y1 B5 B2 R7 Y9 G8 G3 G0 R1 Bx2 G- Y10 R-
2 lead G3
sealed 0 play B4 ; 1 play Y10
2 take 0
1 lead R8
sealed 0 play G9 ; 2 play G2
1 take 2
0 lead Y9
sealed 1 play Y5 ; 2 play B1
0 take 1
2 lead Y0
sealed 0 play Y6 ; 1 play G8
2 take 1
0 lead R-
sealed 1 play G- ; 2 play R9
0 take 2
1 lead G5
sealed 0 play B- ; 2 play R7
1 take 2
0 lead G7
sealed 1 play G10 ; 2 play R-
0 take 1
2 lead Y7
sealed 0 play B7 ; 1 play B9
2 take 1
0 lead B8
sealed 1 play R6 ; 2 play Y3
0 take 2
1 lead R5
sealed 0 play G- ; 2 play R2
1 take 2
0 lead B10
sealed 1 play Y4 ; 2 play G6
0 take 1
2 lead Y1
sealed 0 play B- ; 1 play R-
2 take 0
1 lead Y-
sealed 0 play Y2 ; 2 play B6
1 take 2
0 lead G0
sealed 1 play B2 ; 2 play B-
0 take 1
2 lead B3
sealed 0 play B5 ; 1 play Y-
2 take 1
0 lead Rx2
sealed 1 play G- ; 2 play B0
0 take 2
1 lead R1
sealed 0 play Yx2 ; 2 play R10
1 take 2
0 lead R3
sealed 1 play Y- ; 2 play R4
0 take 1
2 lead Y8
sealed 0 play G4 ; 1 play R0
2 take 1
0 lead Gx2
sealed 1 play G1 ; 2 play Bx2
0 take 1
points -7 14 1
chance Yx2 B2 B- G10 R1 R- G0 B6 B1 G9 Y6 B4 R- R4 B- G4 R- Y2 Gx2 R0 Y0 B8 B10 B3 G1 Y7 Rx2 R5 R2 G2 Y- Y4 Y1 G- Bx2 Y8 R6 G6 G3 G- R3 R9 G7 Y10 G5 R10 Y9 Y3 B7 R8 B5 R7 B9 Y5 Y- G8 B- B0 Y- G-
0 lead G10
sealed 1 play Y9 ; 2 play G3
0 take 2
1 lead Y7
sealed 0 play Yx2 ; 2 play G2
1 take 0
2 lead B-
sealed 0 play R10 ; 1 play R3
2 take 0
1 lead R-
sealed 0 play B8 ; 2 play Y1
1 take 2
0 lead R-
sealed 1 play B9 ; 2 play B3
0 take 2
1 lead Y-
sealed 0 play Gx2 ; 2 play Rx2
1 take 2
0 lead B0
sealed 1 play Bx2 ; 2 play R-
0 take 2
1 lead B10
sealed 0 play G- ; 2 play Y3
1 take 0
2 lead B-
sealed 0 play G0 ; 1 play R0
2 take 0
1 lead R8
sealed 0 play R7 ; 2 play B5
1 take 2
0 lead G4
sealed 1 play Y4 ; 2 play Y0
0 take 2
1 lead R4
sealed 0 play Y- ; 2 play R9
1 take 2
0 lead Y-
sealed 1 play B6 ; 2 play B-
0 take 2
1 lead G8
sealed 0 play R5 ; 2 play Y8
1 take 0
2 lead G5
sealed 0 play G9 ; 1 play Y6
2 take 0
1 lead Y10
sealed 0 play G1 ; 2 play G-
1 take 0
2 lead B4
sealed 0 play G- ; 1 play G6
2 take 0
1 lead B2
sealed 0 play G7 ; 2 play Y5
1 take 0
2 lead B1
sealed 0 play R6 ; 1 play R2
2 take 1
0 lead B7
sealed 1 play R1 ; 2 play Y2
0 take 2
points -15 -69 60
chance Y- B5 B4 G2 Y7 Bx2 Y8 G9 Y6 B- Gx2 B8 Y- G0 R5 Y3 B1 G5 Yx2 Y- R6 G1 B3 Y10 B9 B- Y0 R- R3 G7 Rx2 G10 R8 Y1 Y2 R1 G- Y9 B- Y5 G4 R2 B10 B6 R10 B7 G- R9 B2 G- G3 R7 R- G8 B0 G6 R0 R4 Y4 R-
1 lead B5
sealed 0 play G- ; 2 play Y0
1 take 0
2 lead R-
sealed 0 play Y8 ; 1 play B-
2 take 0
1 lead B1
sealed 0 play R7 ; 2 play G3
1 take 2
0 lead B9
sealed 1 play Y- ; 2 play R5
0 take 2
1 lead Y9
sealed 0 play B0 ; 2 play G8
1 take 2
0 lead R-
sealed 1 play Y2 ; 2 play R6
0 take 1
2 lead B8
sealed 0 play Y- ; 1 play G6
2 take 0
1 lead G10
tablee-record 1
game nicht-die-bohne
rules 1
seats 6
option rounds 3
option first 1
puzzle 8-11-52-2 2
kind turn take
difficulty 32
found 0
choice 0 0 32.3 0 31.83 take 3
choice 11.48 0.26 20.82 7.34 24.49 take 0
choice 11.9 0.64 20.4 20.52 11.31 take 1
choice 25.27 0.37 7.03 9.34 22.49 take 4
steps
chance R6 R3 B4 B0 B9 B6 R- R10 Y- Gx2 R2 Y6 G3 Y10 Y7 B3 Y3 B- R8 Rx2 Bx2 G9 B- Y- G- B8 R5 G1 G10 Y- G0 Yx2 R- R- B1 B2 B7 B10 R1 B5 R9 Y5 G4 Y8 B- G5 R7 Y1 G2 Y2 G6 Y9 G- R0 G7 G- G8 Y4 R4 Y0
1 lead G-
sealed 0 play G7 ; 2 play R1 ; 3 play Gx2 ; 4 play G10 ; 5 play B2
1 take 4
4 take 3
3 take 0
0 take 2
5 lead B6
sealed 0 play G0 ; 1 play Y2 ; 2 play B- ; 3 play R- ; 4 play B-
5 take 1
1 take 3
3 take 2
2 take 0
4 lead G-
sealed 0 play R6 ; 1 play B10 ; 2 play Y- ; 3 play G9 ; 5 play Y1
4 take 3
3 take 0
0 take 1
1 take 5
2 lead R-
sealed 0 play G2 ; 1 play R3 ; 3 play B0 ; 4 play B9 ; 5 play Y5
2 take 4
4 take 5
5 take 1
1 take 0
3 lead G1
sealed 0 play G4 ; 1 play B8 ; 2 play Y7 ; 4 play B1 ; 5 play Y6
3 take 2
2 take 4
4 take 1
1 take 5
0 lead G-
sealed 1 play Yx2 ; 2 play G8 ; 3 play G5 ; 4 play R9 ; 5 play Y-
0 take 4
4 take 2
2 take 1
1 take 3
5 lead R0
sealed 0 play B7 ; 1 play Rx2 ; 2 play Bx2 ; 3 play B3 ; 4 play R7
5 take 4
4 take 2
2 take 3
3 take 1
0 lead R-
sealed 1 play R10 ; 2 play B4 ; 3 play Y4 ; 4 play R4 ; 5 play Y0
0 take 4
4 take 1
1 take 2
2 take 3
5 lead B-
sealed 0 play G3 ; 1 play Y10 ; 2 play G6 ; 3 play B5 ; 4 play Y3
5 take 2
tablee-record 1
game nicht-die-bohne
rules 1
seats 6
option rounds 3
option first 3
puzzle 8-101-105-1 1
kind sealed play
difficulty 33
found 0
choice 0 0 79.62 0 120.98 play G9
choice 10.1 0.56 69.52 18.22 102.76 play Rx2
choice 12.22 0.59 67.4 31.48 89.5 play B-
steps
chance R9 R- B4 Y2 G5 G0 G2 R2 Y1 B9 B6 G10 G1 Y0 Y- G3 G- R8 G9 B- Y9 G- G4 R- R7 Y10 R10 Y6 G7 R5 B- B10 B1 R6 Rx2 Gx2 R3 G8 B0 G6 G- Y- B7 Yx2 R1 Y8 Y3 B5 B3 Bx2 Y4 Y- B8 Y5 R4 R- R0 B2 B- Y7
3 lead G-
sealed 0 play G9 ; 1 play B10 ; 2 play R10 ; 4 play G4 ; 5 play G10
3 take 4
4 take 0
0 take 1
1 take 2
5 lead R-
sealed 0 play R7 ; 1 play Y10 ; 2 play Y9 ; 3 play Y8 ; 4 play B8
5 take 1
1 take 0
0 take 3
3 take 2
4 lead G-
sealed 0 play B- ; 1 play R- ; 2 play R0 ; 3 play Y6 ; 5 play Y-
4 take 1
1 take 5
5 take 3
3 take 0
2 lead Y-
sealed 0 play R3 ; 1 play Yx2 ; 3 play B9 ; 4 play G- ; 5 play Gx2
2 take 4
4 take 5
5 take 1
1 take 0
3 lead Y-
sealed 0 play G1 ; 1 play Bx2 ; 2 play B0 ; 4 play Rx2 ; 5 play R8
3 take 1
1 take 4
4 take 2
2 take 0
5 lead G0
sealed 0 play R9 ; 1 play Y0 ; 2 play Y4 ; 3 play Y2 ; 4 play G7
5 take 1
1 take 0
0 take 4
4 take 2
3 lead G3
sealed 0 play G2 ; 1 play R- ; 2 play Y1 ; 4 play G5 ; 5 play Y7
3 take 4
4 take 5
5 take 2
2 take 0
1 lead G8
sealed 0 play B7 ; 2 play B1 ; 3 play B2 ; 4 play B6 ; 5 play R5
1 take 5
5 take 0
0 take 3
3 take 4
2 lead R1
sealed 0 play R4 ; 1 play R2 ; 3 play G6 ; 4 play Y3 ; 5 play Y5
2 take 3
3 take 0
0 take 5
5 take 1
4 lead B-
sealed 0 play B3 ; 1 play B- ; 2 play B4 ; 3 play R6 ; 5 play B5
4 take 3
3 take 1
1 take 5
5 take 2
points -1 73 40 7 36 13
chance Y4 R6 Yx2 B- B9 Y1 R10 G4 B1 Y- G6 G7 Y5 G8 B6 G2 Y- B0 R4 B7 R8 G0 B3 B8 B4 B- Y3 B10 G- B- Y9 G3 Y10 R7 R- G5 B5 Rx2 G1 G10 Y2 R- R0 R3 R2 G- Y- R- R5 G9 R9 G- R1 Y0 Gx2 Y7 Y8 B2 Y6 Bx2
4 lead Y-
sealed 0 play R0 ; 1 play R3 ; 2 play Y10 ; 3 play G10 ; 5 play Bx2
4 take 2
2 take 3
3 take 1
1 take 5
0 lead Gx2
sealed 1 play B7 ; 2 play G1 ; 3 play G2 ; 4 play G- ; 5 play B-
0 take 1
1 take 5
5 take 3
3 take 2
4 lead Y6
sealed 0 play R4 ; 1 play G4 ; 2 play B1 ; 3 play R7 ; 5 play R-
4 take 2
2 take 3
3 take 1
1 take 0
5 lead R-
sealed 0 play B5 ; 1 play Y7 ; 2 play Yx2 ; 3 play B2 ; 4 play G6
5 take 2
2 take 1
1 take 0
0 take 4
3 lead G-
sealed 0 play Y4 ; 1 play G3 ; 2 play R2 ; 4 play Y2 ; 5 play B0
3 take 1
1 take 2
2 take 0
0 take 4
5 lead Y0
sealed 0 play B4 ; 1 play R6 ; 2 play Y8 ; 3 play G- ; 4 play B9
5 take 3
3 take 4
4 take 1
1 take 2
0 lead R5
sealed 1 play G8 ; 2 play B6 ; 3 play Y- ; 4 play Y- ; 5 play Y1
0 take 1
1 take 2
2 take 5
5 take 4
3 lead G0
tablee-record 1
game nicht-die-bohne
rules 1
seats 6
option rounds 3
option first 3
puzzle 8-101-169-3 3
kind turn take
difficulty 37
found 0
choice 0 0 37.67 0 84.57 take 5
choice 33.53 1.34 4.13 9.95 74.63 take 4
choice 36.43 1.24 1.23 9.15 75.42 take 0
steps
chance R9 R- B4 Y2 G5 G0 G2 R2 Y1 B9 B6 G10 G1 Y0 Y- G3 G- R8 G9 B- Y9 G- G4 R- R7 Y10 R10 Y6 G7 R5 B- B10 B1 R6 Rx2 Gx2 R3 G8 B0 G6 G- Y- B7 Yx2 R1 Y8 Y3 B5 B3 Bx2 Y4 Y- B8 Y5 R4 R- R0 B2 B- Y7
3 lead G-
sealed 0 play G9 ; 1 play B10 ; 2 play R10 ; 4 play G4 ; 5 play G10
3 take 4
4 take 0
0 take 1
1 take 2
5 lead R-
sealed 0 play R7 ; 1 play Y10 ; 2 play Y9 ; 3 play Y8 ; 4 play B8
5 take 1
1 take 0
0 take 3
3 take 2
4 lead G-
sealed 0 play B- ; 1 play R- ; 2 play R0 ; 3 play Y6 ; 5 play Y-
4 take 1
1 take 5
5 take 3
3 take 0
2 lead Y-
sealed 0 play R3 ; 1 play Yx2 ; 3 play B9 ; 4 play G- ; 5 play Gx2
2 take 4
4 take 5
5 take 1
1 take 0
3 lead Y-
sealed 0 play G1 ; 1 play Bx2 ; 2 play B0 ; 4 play Rx2 ; 5 play R8
3 take 1
1 take 4
4 take 2
2 take 0
5 lead G0
sealed 0 play R9 ; 1 play Y0 ; 2 play Y4 ; 3 play Y2 ; 4 play G7
5 take 1
1 take 0
0 take 4
4 take 2
3 lead G3
sealed 0 play G2 ; 1 play R- ; 2 play Y1 ; 4 play G5 ; 5 play Y7
3 take 4
4 take 5
5 take 2
2 take 0
1 lead G8
sealed 0 play B7 ; 2 play B1 ; 3 play B2 ; 4 play B6 ; 5 play R5
1 take 5
5 take 0
0 take 3
3 take 4
2 lead R1
sealed 0 play R4 ; 1 play R2 ; 3 play G6 ; 4 play Y3 ; 5 play Y5
2 take 3
3 take 0
0 take 5
5 take 1
4 lead B-
sealed 0 play B3 ; 1 play B- ; 2 play B4 ; 3 play R6 ; 5 play B5
4 take 3
3 take 1
1 take 5
5 take 2
points -1 73 40 7 36 13
chance Y4 R6 Yx2 B- B9 Y1 R10 G4 B1 Y- G6 G7 Y5 G8 B6 G2 Y- B0 R4 B7 R8 G0 B3 B8 B4 B- Y3 B10 G- B- Y9 G3 Y10 R7 R- G5 B5 Rx2 G1 G10 Y2 R- R0 R3 R2 G- Y- R- R5 G9 R9 G- R1 Y0 Gx2 Y7 Y8 B2 Y6 Bx2
4 lead Y-
sealed 0 play R0 ; 1 play R3 ; 2 play Y10 ; 3 play G10 ; 5 play Bx2
4 take 2
2 take 3
3 take 1
1 take 5
0 lead Gx2
sealed 1 play B7 ; 2 play G1 ; 3 play G2 ; 4 play G- ; 5 play B-
0 take 1
1 take 5
5 take 3
3 take 2
4 lead Y6
sealed 0 play R4 ; 1 play G4 ; 2 play B1 ; 3 play R7 ; 5 play R-
4 take 2
2 take 3
3 take 1
1 take 0
5 lead R-
sealed 0 play B5 ; 1 play Y7 ; 2 play Yx2 ; 3 play B2 ; 4 play G6
5 take 2
2 take 1
1 take 0
0 take 4
3 lead G-
sealed 0 play Y4 ; 1 play G3 ; 2 play R2 ; 4 play Y2 ; 5 play B0
3 take 1
1 take 2
2 take 0
0 take 4
5 lead Y0
sealed 0 play B4 ; 1 play R6 ; 2 play Y8 ; 3 play G- ; 4 play B9
5 take 3
3 take 4
4 take 1
1 take 2
0 lead R5
sealed 1 play G8 ; 2 play B6 ; 3 play Y- ; 4 play Y- ; 5 play Y1
0 take 1
1 take 2
2 take 5
5 take 4
3 lead G0
sealed 0 play R10 ; 1 play G9 ; 2 play Y3 ; 4 play R- ; 5 play G7
3 take 4
4 take 0
0 take 1
1 take 2
5 lead B8
sealed 0 play Y5 ; 1 play B- ; 2 play R8 ; 3 play B- ; 4 play R1
5 take 3
3 take 2
2 take 0
0 take 4
1 lead Rx2
sealed 0 play Y9 ; 2 play R9 ; 3 play B10 ; 4 play B3 ; 5 play G5
1 take 2
2 take 3
3 take 5
5 take 4
points 28 -12 21 38 -3 -15
chance Y2 B4 G7 Y6 B10 Y7 B9 G2 B0 G1 R1 R10 B- Y1 R6 B3 Y5 Y- Y0 G3 R9 Y4 R8 Y8 Y3 R- Gx2 B7 B- B8 R5 R2 Rx2 B5 R- Yx2 R7 Y- Y9 Y10 G4 B6 R4 G5 R0 G0 G- B- G8 Y- B1 R- B2 G- Bx2 R3 G9 G6 G10 G-
5 lead G-
sealed 0 play Bx2 ; 1 play G5 ; 2 play Rx2 ; 3 play R- ; 4 play R8
5 take 0
0 take 2
2 take 4
4 take 1
3 lead Y6
sealed 0 play G8 ; 1 play R3 ; 2 play B0 ; 4 play G- ; 5 play B-
3 take 4
4 take 0
0 take 1
1 take 2
5 lead G-
sealed 0 play Y2 ; 1 play R2 ; 2 play Gx2 ; 3 play B3 ; 4 play B10
5 take 4
4 take 2
2 take 0
0 take 1
3 lead G0
sealed 0 play B- ; 1 play B4 ; 2 play R9 ; 4 play G10 ; 5 play R10
3 take 2
2 take 0
0 take 5
5 take 1
4 lead B2
sealed 0 play R5 ; 1 play G2 ; 2 play R0 ; 3 play G6 ; 5 play Y-
4 take 3
3 take 0
0 take 1
1 take 2
5 lead Yx2
sealed 0 play Y3 ; 1 play R- ; 2 play R6 ; 3 play B5 ; 4 play R-
5 take 3
3 take 2
2 take 0
0 take 1
4 lead R1
sealed 0 play R4 ; 1 play Y1 ; 2 play B1 ; 3 play B7 ; 5 play B6
4 take 5
5 take 3
3 take 0
0 take 1
2 lead G7
sealed 0 play Y0 ; 1 play Y- ; 3 play Y4 ; 4 play B- ; 5 play B8
2 take 1
1 take 3
tablee-record 1
game nicht-die-bohne
rules 1
seats 5
option rounds 3
option first 4
puzzle 8-112-107-4 4
kind turn lead
difficulty 37
found 0
choice 0 0 49.3 0 79.58 lead G3
choice 26.94 0.74 22.36 28.76 50.82 lead Y0
choice 27.8 0.87 21.5 32.2 47.38 lead B0
steps
chance R10 Y- B5 G- R6 B10 Y2 Y0 B9 Y6 B8 G10 G0 Y- R2 G3 G9 Y3 Y4 B7 G2 R9 R- Bx2 B- B- R7 Y- B1 R1 G1 Rx2 Y9 R5 R4 G8 R8 Y1 G- G6 B- Gx2 Y8 B6 G- Yx2 R3 B2 Y5 R- B3 R0 R- Y10 B0 B4 Y7 G5 G4 G7
4 lead Y6
sealed 0 play B- ; 1 play Y2 ; 2 play G0 ; 3 play B9
4 take 0
0 take 3
3 take 1
2 lead Y9
sealed 0 play G1 ; 1 play Gx2 ; 3 play Y4 ; 4 play R-
2 take 3
3 take 1
1 take 0
4 lead R4
sealed 0 play B- ; 1 play R3 ; 2 play B5 ; 3 play G4
4 take 0
0 take 2
2 take 1
3 lead B1
sealed 0 play G2 ; 1 play Y- ; 2 play R- ; 4 play G7
3 take 1
1 take 0
0 take 2
4 lead G-
sealed 0 play G8 ; 1 play R8 ; 2 play Y0 ; 3 play B6
4 take 3
3 take 0
0 take 1
2 lead Y3
sealed 0 play G3 ; 1 play R7 ; 3 play Y10 ; 4 play B0
2 take 1
1 take 3
3 take 0
4 lead G6
sealed 0 play B3 ; 1 play R9 ; 2 play R- ; 3 play Y5
4 take 1
1 take 0
0 take 3
2 lead Y-
sealed 0 play Yx2 ; 1 play Rx2 ; 3 play G- ; 4 play B7
2 take 1
1 take 4
4 take 3
0 lead B4
sealed 1 play G10 ; 2 play G5 ; 3 play Bx2 ; 4 play R2
0 take 1
1 take 3
3 take 2
4 lead B-
sealed 0 play R10 ; 1 play G9 ; 2 play Y8 ; 3 play G-
4 take 0
0 take 1
1 take 3
2 lead Y1
sealed 0 play B8 ; 1 play Y7 ; 3 play R5 ; 4 play R6
2 take 1
1 take 0
0 take 3
4 lead R1
sealed 0 play B10 ; 1 play R0 ; 2 play B2 ; 3 play Y-
4 take 0
0 take 3
3 take 1
points 37 40 30 12 53
chance B2 Rx2 R6 Y- R4 Y5 R8 B7 Y2 B10 G1 G5 R7 G8 G2 R- B9 R- Y3 R0 G0 B- G4 Y4 G9 Bx2 R5 G- R3 B- B5 R2 B4 B1 B0 R- R10 G10 Y10 G3 G7 Y7 B- G- Yx2 R1 Y9 Y1 Y8 Y- Y6 G6 B3 Y- R9 B8 B6 G- Gx2 Y0
0 lead R-
sealed 1 play B- ; 2 play G10 ; 3 play Y10 ; 4 play G2
0 take 2
2 take 3
3 take 4
1 lead R2
sealed 0 play G0 ; 2 play G- ; 3 play G- ; 4 play R9
1 take 4
4 take 2
2 take 0
3 lead R3
sealed 0 play G1 ; 1 play R10 ; 2 play Y1 ; 4 play Y-
3 take 0
0 take 1
1 take 2
4 lead G9
sealed 0 play R- ; 1 play G5 ; 2 play G4 ; 3 play Y4
4 take 2
2 take 3
3 take 1
0 lead R1
sealed 1 play R8 ; 2 play R7 ; 3 play B1 ; 4 play R4
0 take 1
1 take 4
4 take 2
3 lead Gx2
sealed 0 play B8 ; 1 play R5 ; 2 play B7 ; 4 play B10
3 take 0
0 take 4
4 take 1
2 lead B-
sealed 0 play Bx2 ; 1 play B9 ; 3 play Y- ; 4 play Yx2
2 take 3
3 take 4
4 take 0
1 lead B6
sealed 0 play B2 ; 2 play G- ; 3 play G8 ; 4 play B-
1 take 4
4 take 2
2 take 0
3 lead Y-
sealed 0 play Y6 ; 1 play Y9 ; 2 play R6 ; 4 play R0
3 take 1
1 take 0
0 take 2
tablee-record 1
game nicht-die-bohne
rules 1
seats 4
option rounds 3
option first 2
puzzle 6-14-91-0 0
kind sealed play
difficulty 38
found 0
choice 0 0 43.7 0 20.36 play R0
choice 26.37 1.01 17.33 31.67 -11.32 play G9
choice 27.72 0.97 15.98 31.94 -11.58 play R10
choice 29.74 0.96 13.97 37.96 -17.6 play Bx2
choice 30.36 0.95 13.34 38.21 -17.86 play B5
choice 30.41 0.95 13.29 37.75 -17.39 play B3
choice 30.56 0.94 13.14 38.23 -17.88 play R1
choice 30.62 0.95 13.08 38.19 -17.83 play B2
steps
chance R7 B10 G5 Yx2 Rx2 G4 B6 G3 G2 Gx2 Y6 B4 Y4 G10 Bx2 R4 B8 B9 R- G1 Y- G9 R0 R6 R10 G- G6 B- R- B3 R9 B1 Y3 R5 Y7 B- Y2 R- Y9 Y0 Y- Y- G7 B7 B0 B- R8 B2 G- G- R1 R3 Y8 Y5 R2 G8 Y10 G0 Y1 B5
2 lead R-
sealed 0 play Rx2 ; 1 play G- ; 3 play B2
2 take 0
0 take 1
3 lead Y0
sealed 0 play Y2 ; 1 play B3 ; 2 play R0
3 take 0
0 take 1
2 lead R1
sealed 0 play B8 ; 1 play B- ; 3 play G1
2 take 0
0 take 1
3 lead R3
sealed 0 play R7 ; 1 play G9 ; 2 play R2
3 take 1
1 take 0
2 lead Y1
sealed 0 play Y10 ; 1 play G- ; 3 play B5
2 take 3
3 take 1
0 lead B0
sealed 1 play G10 ; 2 play R9 ; 3 play G8
0 take 3
3 take 1
2 lead G5
sealed 0 play Y3 ; 1 play B10 ; 3 play B7
2 take 1
1 take 0
3 lead B1
sealed 0 play G2 ; 1 play Gx2 ; 2 play R8
3 take 2
2 take 1
0 lead G-
sealed 1 play Y- ; 2 play Y9 ; 3 play B-
0 take 2
2 take 3
1 lead B9
sealed 0 play R- ; 2 play G7 ; 3 play Yx2
1 take 2
2 take 3
0 lead Y4
sealed 1 play R- ; 2 play G6 ; 3 play R6
0 take 3
3 take 2
1 lead G4
sealed 0 play Y8 ; 2 play Bx2 ; 3 play B-
1 take 2
2 take 3
0 lead Y-
sealed 1 play G0 ; 2 play Y6 ; 3 play G3
0 take 1
1 take 3
2 lead Y7
sealed 0 play Y- ; 1 play Y5 ; 3 play R4
2 take 0
0 take 1
3 lead B4
sealed 0 play R10 ; 1 play R5 ; 2 play B6
3 take 2
2 take 1
points -1 8 -16 -38
chance Rx2 G- G- Y- R1 G- R8 B6 Bx2 Y5 Y2 G3 R10 R9 G1 B4 B2 G0 G2 B7 R0 R4 R7 R- G9 B- G10 G5 B- Y- Y0 G6 B3 Gx2 Y4 B10 B0 Y10 Y3 B1 Y8 R- R6 R- B5 G7 R3 R5 R2 B- B9 Y6 G4 Y- B8 Y1 Y7 Yx2 Y9 G8
3 lead G8
sealed 0 play Y8 ; 1 play Y5 ; 2 play G-
3 take 1
1 take 2
0 lead Y7
sealed 1 play R4 ; 2 play Y0 ; 3 play Y-
0 take 1
1 take 2
3 lead B1
sealed 0 play Rx2 ; 1 play G- ; 2 play G1
3 take 2
2 take 0
1 lead Gx2
sealed 0 play R2 ; 2 play G2 ; 3 play G3
1 take 2
2 take 3
0 lead G4
sealed 1 play R- ; 2 play Y2 ; 3 play R-
0 take 2
2 take 3
1 lead Yx2
sealed 0 play B- ; 2 play G10 ; 3 play R5
1 take 3
3 take 2
0 lead B0
sealed 1 play G0 ; 2 play R3 ; 3 play R-
0 take 2
2 take 3
1 lead G-
tablee-record 1
game nicht-die-bohne
rules 1
seats 5
option rounds 3
option first 1
puzzle 5-20-139-0 0
kind sealed play
difficulty 38
found 0
choice 0 0 29.23 0 70.13 play G-
choice 24.73 1.3 4.5 26.29 43.84 play R5
choice 24.73 1.27 4.5 31.02 39.12 play Y-
choice 24.8 1.3 4.43 27.4 42.73 play R9
choice 24.87 1.3 4.37 27.06 43.07 play R8
choice 24.98 1.28 4.26 24.63 45.51 play Y3
choice 25.03 1.28 4.2 26.83 43.3 play G10
choice 25.17 1.28 4.07 26.69 43.44 play G9
choice 25.4 1.28 3.83 26.83 43.3 play B8
steps
chance B1 B9 B5 Rx2 Y10 G0 R9 Y1 R5 Y- R- B10 B3 R7 G4 Y4 R3 B0 R2 B- Y3 G3 G- G5 B- G- R0 G10 G8 R1 G7 G9 B8 G2 G6 Y5 Y- B4 G- G1 Y0 R10 R- R- Gx2 R8 B2 R6 Y- Yx2 Y2 Y7 Bx2 Y9 B6 B7 Y8 B- Y6 R4
1 lead R0
sealed 0 play G0 ; 2 play G10 ; 3 play G8 ; 4 play Gx2
1 take 4
4 take 2
2 take 3
0 lead Y4
sealed 1 play R10 ; 2 play B- ; 3 play G- ; 4 play B6
0 take 1
1 take 3
3 take 4
2 lead R-
sealed 0 play Y3 ; 1 play G9 ; 3 play R7 ; 4 play G6
2 take 1
1 take 4
4 take 3
0 lead Y2
sealed 1 play B9 ; 2 play B0 ; 3 play Rx2 ; 4 play Yx2
0 take 1
1 take 4
4 take 3
2 lead B3
sealed 0 play R- ; 1 play B10 ; 3 play Y- ; 4 play R4
2 take 1
1 take 4
4 take 3
0 lead G7
sealed 1 play R3 ; 2 play Y1 ; 3 play G5 ; 4 play B-
0 take 3
3 take 4
4 take 1
2 lead B4
sealed 0 play R8 ; 1 play Y7 ; 3 play Y6 ; 4 play R1
2 take 0
0 take 3
3 take 1
4 lead G1
sealed 0 play B7 ; 1 play Y8 ; 2 play G- ; 3 play R5
4 take 3
3 take 1
1 take 0
2 lead B5
sealed 0 play Y0 ; 1 play G3 ; 3 play Y9 ; 4 play B-
2 take 3
3 take 1
1 take 0
4 lead G4
sealed 0 play B1 ; 1 play B2 ; 2 play Bx2 ; 3 play G2
4 take 3
3 take 0
0 take 1
2 lead B8
sealed 0 play Y5 ; 1 play R9 ; 3 play R- ; 4 play Y-
2 take 0
0 take 1
1 take 4
3 lead R2
sealed 0 play G- ; 1 play Y- ; 2 play R6 ; 4 play Y10
3 take 4
4 take 1
1 take 2
points -13 13 9 28 -27
chance R1 B5 Y5 Y- G- R- Bx2 G9 B6 G1 Y6 B10 Y0 G4 B7 R9 R0 Gx2 Yx2 Y10 B1 R- R- B- G6 G10 R6 B- R5 Y4 G3 R2 G5 R7 B2 G7 Y- B0 B8 Y9 G- B4 G8 Y8 Y2 B3 B- R10 G0 Y- Rx2 G2 B9 R4 Y7 R8 R3 Y1 Y3 G-
2 lead B-
sealed 0 play R9 ; 1 play B5 ; 3 play G0 ; 4 play Y2
2 take 0
0 take 3
3 take 1
4 lead G-
sealed 0 play R- ; 1 play B10 ; 2 play B0 ; 3 play B8
4 take 1
1 take 0
0 take 3
2 lead Y0
sealed 0 play Y6 ; 1 play R2 ; 3 play B- ; 4 play Y7
2 take 4
4 take 3
3 take 1
0 lead G7
sealed 1 play B4 ; 2 play R- ; 3 play Y3 ; 4 play Y-
0 take 4
4 take 3
3 take 1
2 lead Y1
sealed 0 play G- ; 1 play Bx2 ; 3 play Y8 ; 4 play B7
2 take 0
0 take 1
1 take 4
3 lead Y-
sealed 0 play Rx2 ; 1 play R6 ; 2 play B9 ; 4 play Y9
3 take 4
4 take 2
2 take 0
1 lead G2
sealed 0 play R8 ; 2 play Y5 ; 3 play G4 ; 4 play Y4
1 take 0
0 take 4
4 take 3
2 lead G5
sealed 0 play G3 ; 1 play R3 ; 3 play R4 ; 4 play G6
2 take 3
3 take 1
1 take 4
0 lead B3
sealed 1 play R- ; 2 play Gx2 ; 3 play R7 ; 4 play Y10
0 take 3
3 take 2
2 take 4
1 lead B-
sealed 0 play G10 ; 2 play G9 ; 3 play B6 ; 4 play B2
1 take 3
3 take 2
2 take 0
4 lead G-
sealed 0 play B1 ; 1 play R0 ; 2 play G8 ; 3 play Yx2
4 take 2
2 take 3
3 take 0
1 lead Y-
sealed 0 play R1 ; 2 play R10 ; 3 play R5 ; 4 play G1
1 take 3
3 take 0
0 take 4
points 20 15 11 39 -3
chance G9 G- B- R- Gx2 Y3 G- R6 Y0 Y5 B8 B0 Y2 Y7 Y- R8 B- R2 R7 B4 B3 B- B10 Bx2 Y9 G6 Y- Y4 G2 Y8 Y- G1 Y10 B7 B6 R5 Rx2 Y6 R- R1 R9 G0 G4 G3 B1 G- B5 B2 R4 R0 G8 B9 Yx2 R10 R- G10 G5 R3 Y1 G7
3 lead R-
sealed 0 play G8 ; 1 play B5 ; 2 play Y10 ; 4 play Y9
3 take 4
4 take 0
0 take 2
1 lead B-
sealed 0 play B3 ; 2 play Yx2 ; 3 play G2 ; 4 play B6
1 take 0
0 take 2
2 take 4
3 lead R4
sealed 0 play G6 ; 1 play G5 ; 2 play B2 ; 4 play Y-
3 take 1
1 take 2
2 take 0
4 lead Y8
tablee-record 1
game nicht-die-bohne
rules 1
seats 5
option rounds 3
option first 3
puzzle 7-10-80-0 0
kind turn take
difficulty 38
found 0
choice 0 0 34.26 0 95.8 take 2
choice 10.56 0.82 23.69 12.15 83.65 take 3
choice 12.5 0.79 21.76 16.08 79.72 take 1
steps
chance G10 G- B4 Y9 R8 B- G3 B9 B- R- G2 B0 R9 Y- Y7 Y4 Gx2 B7 R7 B2 G6 R2 B1 Y- B8 R0 Y5 Y8 G- G5 R10 Y6 B6 G7 Y2 Y- G9 Bx2 G- R4 R6 B10 G8 Rx2 B- B3 Y3 G4 R5 B5 G0 R- R3 Y0 Y1 Y10 R1 R- Yx2 G1
3 lead G-
sealed 0 play R6 ; 1 play B10 ; 2 play G8 ; 4 play B8
3 take 4
4 take 1
1 take 2
0 lead R0
sealed 1 play G- ; 2 play Y8 ; 3 play B- ; 4 play G5
0 take 1
1 take 2
2 take 4
3 lead Y0
sealed 0 play B- ; 1 play B0 ; 2 play R3 ; 4 play R-
3 take 2
2 take 4
4 take 0
1 lead R1
sealed 0 play Y- ; 2 play B1 ; 3 play R5 ; 4 play B-
1 take 3
3 take 2
2 take 4
0 lead B3
sealed 1 play R2 ; 2 play R9 ; 3 play G7 ; 4 play Y1
0 take 2
2 take 3
3 take 1
4 lead B2
sealed 0 play R10 ; 1 play R- ; 2 play G4 ; 3 play Yx2
4 take 0
0 take 3
3 take 2
1 lead Y3
sealed 0 play G10 ; 2 play B7 ; 3 play Rx2 ; 4 play B5
1 take 3
3 take 0
0 take 2
4 lead G1
sealed 0 play G6 ; 1 play G3 ; 2 play Bx2 ; 3 play R7
4 take 2
2 take 1
1 take 3
0 lead Y4
sealed 1 play Y5 ; 2 play B6 ; 3 play G- ; 4 play Y7
0 take 1
1 take 2
2 take 4
3 lead Y-
sealed 0 play Y10 ; 1 play Y6 ; 2 play B4 ; 4 play Y2
3 take 0
0 take 1
1 take 2
4 lead R4
sealed 0 play G0 ; 1 play G9 ; 2 play B9 ; 3 play Y-
4 take 2
2 take 1
1 take 3
0 lead G2
sealed 1 play Gx2 ; 2 play R- ; 3 play Y9 ; 4 play R8
0 take 3
3 take 4
4 take 1
points 55 -4 36 23 57
chance R2 R10 G1 Y7 R- Y9 G6 B10 R5 G- G8 B9 G4 R0 G0 B- G3 B4 B- R3 B3 Yx2 Gx2 G7 G10 Y8 G- R8 B0 B1 Y- Y3 R1 R7 G- R4 R- B6 Y1 B8 Y0 R6 Y2 B7 Bx2 B- Y- G5 Y6 B2 R9 R- Y- B5 G2 Y4 Rx2 Y5 G9 Y10
4 lead G-
sealed 0 play Y0 ; 1 play R10 ; 2 play G4 ; 3 play R0
4 take 1
1 take 2
2 take 3
0 lead Y4
sealed 1 play R- ; 2 play G5 ; 3 play B- ; 4 play R-
0 take 2
2 take 4
4 take 3
1 lead Y-
sealed 0 play R2 ; 2 play B6 ; 3 play Y1 ; 4 play G-
1 take 2
2 take 3
3 take 0
4 lead G0
sealed 0 play B- ; 1 play R- ; 2 play Y5 ; 3 play G7
4 take 0
tablee-record 1
game nicht-die-bohne
rules 1
seats 6
option rounds 3
option first 0
puzzle 5-17-10-3 3
kind turn take
difficulty 40
found 0
choice 0 0 33.28 0 46.12 take 1
choice 17.08 0.71 16.2 16.34 29.79 take 5
choice 22.13 0.67 11.15 21.3 24.82 take 0
choice 27.29 0.63 5.99 29.81 16.31 take 4
steps
chance B2 G- B1 Y- G1 G- B5 R9 R10 G3 R- G- Gx2 B- Y0 Y4 Rx2 G10 Y6 R2 Bx2 Y- R6 R3 B- B- Y5 Yx2 B8 Y2 R- Y7 Y8 G7 G5 R- R8 G6 R0 R4 B9 B3 Y3 Y9 G8 R1 R5 R7 G2 B0 G9 Y- B4 Y1 B10 Y10 B7 G4 B6 G0
0 lead R-
sealed 1 play Y10 ; 2 play Y0 ; 3 play R1 ; 4 play G5 ; 5 play R3
0 take 1
1 take 4
4 take 5
5 take 3
2 lead R0
sealed 0 play Gx2 ; 1 play R9 ; 3 play Yx2 ; 4 play R- ; 5 play G10
2 take 3
tablee-record 1
game nicht-die-bohne
rules 1
seats 5
option rounds 1
option first 3
puzzle 8-6-42-0 0
kind sealed play
difficulty 45
found 0
choice 0 0 27.99 0 41.51 play B-
choice 20.73 1.29 7.26 8.68 32.83 play G0
choice 21.71 1.33 6.28 10.32 31.19 play G8
choice 21.82 1.27 6.17 8.29 33.21 play G-
steps
chance Y10 B7 R- Gx2 B2 Y5 B9 B10 Y9 Y3 R- R9 R10 G- Y1 G8 Y0 B3 Y8 R6 Y2 G9 R1 R2 Rx2 G- Yx2 Y- R5 R7 B- G1 G3 G5 Y- G4 G7 B0 R4 R- G0 B- Bx2 Y4 Y7 Y6 B6 G2 B5 B8 R8 Y- B- R0 G6 B1 G- R3 B4 G10
3 lead G-
sealed 0 play Y2 ; 1 play G7 ; 2 play R3 ; 4 play R6
3 take 1
1 take 2
2 take 0
4 lead Y3
sealed 0 play B1 ; 1 play Y- ; 2 play Y- ; 3 play R0
4 take 0
0 take 1
1 take 3
2 lead R1
sealed 0 play G4 ; 1 play B6 ; 3 play R2 ; 4 play B2
2 take 3
3 take 1
1 take 0
4 lead Y-
sealed 0 play R- ; 1 play B9 ; 2 play B10 ; 3 play Y4
4 take 3
3 take 1
1 take 0
2 lead B0
sealed 0 play Y6 ; 1 play Yx2 ; 3 play Gx2 ; 4 play Y1
2 take 3
3 take 4
4 take 1
0 lead Y5
sealed 1 play G1 ; 2 play G3 ; 3 play Y9 ; 4 play R7
0 take 4
4 take 2
2 take 1
3 lead R4
sealed 0 play R8 ; 1 play G9 ; 2 play B- ; 4 play G6
3 take 0
0 take 2
2 take 1
4 lead R-
sealed 0 play Y10 ; 1 play G- ; 2 play R- ; 3 play Y8
4 take 0
0 take 1
1 take 3
2 lead Bx2
tablee-record 1
game nicht-die-bohne
rules 1
seats 6
option rounds 3
option first 3
puzzle 8-101-32-1 1
kind sealed play
difficulty 45
found 0
choice 0 0 69.3 0 73.1 play Y0
choice 9.06 0.28 60.24 8.17 64.93 play G8
choice 10.16 0.3 59.13 6.98 66.12 play R2
choice 12.24 0.35 57.06 10.6 62.5 play B-
choice 15.29 0.33 54.01 9.18 63.92 play R-
steps
chance R9 R- B4 Y2 G5 G0 G2 R2 Y1 B9 B6 G10 G1 Y0 Y- G3 G- R8 G9 B- Y9 G- G4 R- R7 Y10 R10 Y6 G7 R5 B- B10 B1 R6 Rx2 Gx2 R3 G8 B0 G6 G- Y- B7 Yx2 R1 Y8 Y3 B5 B3 Bx2 Y4 Y- B8 Y5 R4 R- R0 B2 B- Y7
3 lead G-
sealed 0 play G9 ; 1 play B10 ; 2 play R10 ; 4 play G4 ; 5 play G10
3 take 4
4 take 0
0 take 1
1 take 2
5 lead R-
sealed 0 play R7 ; 1 play Y10 ; 2 play Y9 ; 3 play Y8 ; 4 play B8
5 take 1
1 take 0
0 take 3
3 take 2
4 lead G-
sealed 0 play B- ; 1 play R- ; 2 play R0 ; 3 play Y6 ; 5 play Y-
4 take 1
1 take 5
5 take 3
3 take 0
2 lead Y-
sealed 0 play R3 ; 1 play Yx2 ; 3 play B9 ; 4 play G- ; 5 play Gx2
2 take 4
4 take 5
5 take 1
1 take 0
3 lead Y-
sealed 0 play G1 ; 1 play Bx2 ; 2 play B0 ; 4 play Rx2 ; 5 play R8
3 take 1
1 take 4
4 take 2
2 take 0
5 lead G0
tablee-record 1
game nicht-die-bohne
rules 1
seats 3
option rounds 3
option first 0
puzzle 8-107-175-0 0
kind sealed play
difficulty 47
found 0
choice 0 0 98.73 0 62.14 play Y10
choice 17.2 1.06 81.53 15.98 46.16 play G2
choice 22.7 1.09 76.03 16.47 45.68 play Y1
steps
chance B3 G- R0 G0 R7 G2 B6 Bx2 Gx2 Y3 R5 Rx2 Y0 G- Y2 B- Y1 Y- G4 B9 Y5 R8 R- B2 Yx2 B10 G1 G6 R10 R3 R9 Y7 Y- Y8 G7 R- B5 B0 G- R- B- R1 Y6 G5 Y4 B7 Y9 R2 R4 G3 B- R6 G10 Y- Y10 G8 B1 G9 B4 B8
0 lead Y10
sealed 1 play B- ; 2 play Y4
0 take 1
2 lead R-
sealed 0 play Y3 ; 1 play B10
2 take 1
0 lead B3
sealed 1 play G- ; 2 play Y2
0 take 2
1 lead B0
sealed 0 play G0 ; 2 play G2
1 take 2
0 lead B5
sealed 1 play G- ; 2 play B-
0 take 2
1 lead Y1
sealed 0 play B- ; 2 play Y5
1 take 2
0 lead R6
sealed 1 play Bx2 ; 2 play Y-
0 take 1
2 lead B8
sealed 0 play Y6 ; 1 play B9
2 take 0
1 lead R-
sealed 0 play Y0 ; 2 play R2
1 take 0
2 lead G-
sealed 0 play Yx2 ; 1 play G10
2 take 0
1 lead R10
sealed 0 play Y8 ; 2 play Rx2
1 take 2
0 lead B6
sealed 1 play R7 ; 2 play R3
0 take 2
1 lead R5
sealed 0 play G9 ; 2 play B1
1 take 2
0 lead B7
sealed 1 play B4 ; 2 play Y-
0 take 2
1 lead G3
sealed 0 play R- ; 2 play Gx2
1 take 2
0 lead G4
sealed 1 play Y9 ; 2 play G1
0 take 2
1 lead G5
sealed 0 play G6 ; 2 play R0
1 take 2
0 lead R8
sealed 1 play G8 ; 2 play B2
0 take 2
1 lead G7
sealed 0 play R9 ; 2 play R1
1 take 0
2 lead Y-
sealed 0 play R4 ; 1 play Y7
2 take 1
points 1 18 79
chance G8 B0 Bx2 Y10 G- R- R7 B7 Y9 G5 R3 B9 G- G3 Y- R0 Y3 G6 Y1 Y4 G1 Y5 B6 G2 R9 Y0 G4 R6 R4 G- G7 Rx2 Yx2 B- Y8 B- R8 B1 Y2 R- G10 Y6 Y- Y7 G9 B8 R5 B4 B- R2 B5 R- Y- Gx2 B10 R10 B2 G0 R1 B3
1 lead Y-
sealed 0 play Y- ; 2 play B3
1 take 2
0 lead G0
sealed 1 play R10 ; 2 play Y-
0 take 2
1 lead G-
sealed 0 play G- ; 2 play G-
1 take 0
2 lead G2
sealed 0 play Y10 ; 1 play Y0
2 take 1
0 lead R0
sealed 1 play Rx2 ; 2 play G9
0 take 1
2 lead B-
sealed 0 play Y5 ; 1 play Y8
2 take 0
1 lead B0
sealed 0 play B- ; 2 play G6
1 take 0
2 lead B4
sealed 0 play B- ; 1 play G10
2 take 1
0 lead R9
sealed 1 play G3 ; 2 play Gx2
0 take 2
1 lead B1
sealed 0 play G8 ; 2 play Bx2
1 take 0
2 lead B2
sealed 0 play R7 ; 1 play B7
2 take 1
0 lead B8
sealed 1 play B6 ; 2 play R-
0 take 1
2 lead G1
sealed 0 play G7 ; 1 play R2
2 take 1
0 lead G5
sealed 1 play Y4 ; 2 play G4
0 take 1
2 lead Y2
sealed 0 play B10 ; 1 play R1
2 take 1
0 lead R6
sealed 1 play R5 ; 2 play B5
0 take 1
2 lead Yx2
sealed 0 play R8 ; 1 play Y3
2 take 0
1 lead R3
sealed 0 play R- ; 2 play B9
1 take 0
2 lead Y6
sealed 0 play R- ; 1 play Y7
2 take 1
0 lead Y1
sealed 1 play R4 ; 2 play Y9
0 take 2
points 66 -12 -18
chance G- G- R5 G1 B8 R2 B- Y3 B3 R7 Y- Y8 B1 R1 B4 B7 R4 B- B2 G4 Y0 R- G3 Y5 G0 B10 Y- B9 Yx2 G8 G6 Y- G- Y10 Y9 Y2 G7 R- G10 B0 B5 Rx2 R10 G9 R6 Y4 Y7 Bx2 Y1 R- B- R0 R8 Y6 B6 Gx2 R3 G2 R9 G5
2 lead Y8
sealed 0 play R7 ; 1 play R-
2 take 1
0 lead G1
sealed 1 play Y- ; 2 play R3
0 take 2
1 lead G-
sealed 0 play G0 ; 2 play G10
1 take 2
0 lead B7
sealed 1 play G9 ; 2 play B-
0 take 2
1 lead Y-
sealed 0 play G- ; 2 play Y-
1 take 2
0 lead R0
sealed 1 play R- ; 2 play Y2
0 take 2
1 lead Yx2
sealed 0 play R- ; 2 play G5
1 take 2
0 lead B0
sealed 1 play R9 ; 2 play G-
0 take 2
1 lead Y9
sealed 0 play G7 ; 2 play B4
1 take 0
2 lead Y5
sealed 0 play G6 ; 1 play B10
2 take 0
1 lead Y7
sealed 0 play B6 ; 2 play B3
1 take 0
2 lead Y6
sealed 0 play B9 ; 1 play R8
2 take 0
1 lead Y3
sealed 0 play B2 ; 2 play B-
1 take 2
0 lead B1
sealed 1 play R4 ; 2 play R6
0 take 1
2 lead R2
sealed 0 play Y4 ; 1 play R1
2 take 0
1 lead Gx2
sealed 0 play B- ; 2 play G8
1 take 2
0 lead R10
sealed 1 play B8 ; 2 play R5
0 take 2
1 lead B5
tablee-record 1
game nicht-die-bohne
rules 1
seats 5
option rounds 3
option first 1
puzzle 8-10-109-4 4
kind turn take
difficulty 50
found 0
choice 0 0 47.17 0 90.32 take 3
choice 10.31 0.81 36.85 3.09 87.24 take 1
choice 14.19 0.75 32.98 9.37 80.96 take 2
choice 20.02 0.62 27.14 16.67 73.66 take 0
steps
chance G- R9 B1 B3 G- R- Y5 R3 G1 G7 Y1 Y4 B2 B5 Y3 B- B9 G3 G4 R5 Y- G0 R- G9 R2 B- G5 R0 B8 R10 B6 G- B- Y6 Gx2 Y- R6 B0 G8 R4 R1 Y0 G6 R- R8 Y2 G2 Y8 Y- Rx2 Y7 B4 B10 Y10 G10 R7 Bx2 B7 Yx2 Y9
1 lead Y0
sealed 0 play R7 ; 2 play B10 ; 3 play Y10 ; 4 play G7
1 take 3
3 take 2
2 take 0
4 lead G-
sealed 0 play Y7 ; 1 play R9 ; 2 play Y8 ; 3 play Yx2
4 take 3
3 take 1
1 take 0
2 lead B-
sealed 0 play G- ; 1 play G- ; 3 play G9 ; 4 play Rx2
2 take 4
4 take 3
3 take 0
1 lead B4
sealed 0 play R- ; 2 play R- ; 3 play R- ; 4 play Y3
1 take 4
4 take 3
3 take 2
0 lead Y-
sealed 1 play Bx2 ; 2 play R0 ; 3 play Y- ; 4 play R2
0 take 1
1 take 4
4 take 2
3 lead G1
sealed 0 play Y- ; 1 play G2 ; 2 play B0 ; 4 play R8
3 take 0
0 take 4
4 take 1
2 lead B1
sealed 0 play B- ; 1 play Y5 ; 3 play G4 ; 4 play R4
2 take 1
1 take 4
4 take 3
0 lead R1
sealed 1 play G5 ; 2 play B7 ; 3 play G8 ; 4 play R10
0 take 2
2 take 1
1 take 3
4 lead Gx2
sealed 0 play B- ; 1 play R6 ; 2 play G6 ; 3 play B8
4 take 3
3 take 0
0 take 1
2 lead G3
sealed 0 play Y2 ; 1 play B9 ; 3 play B5 ; 4 play G10
2 take 1
1 take 4
4 take 3
0 lead Y1
sealed 1 play Y4 ; 2 play B2 ; 3 play B3 ; 4 play R5
0 take 4
4 take 3
3 take 1
2 lead R3
sealed 0 play B6 ; 1 play G0 ; 3 play Y6 ; 4 play Y9
2 take 1
1 take 4
4 take 0
points 47 59 -11 -6 37
chance Yx2 R0 G9 B- Bx2 G- G8 Y2 Y- G5 Gx2 B9 R3 G10 B4 Y10 B5 Y0 R5 B8 Y9 R1 Y4 G4 B- R- Y- G3 Y3 R10 Y- R- Y6 G0 B10 R- R9 B1 R2 Y5 G6 B3 Rx2 B- B6 G7 R7 Y7 B0 R4 B7 G- R6 G- G2 G1 B2 Y8 R8 Y1
2 lead Y0
sealed 0 play Y10 ; 1 play R- ; 3 play G10 ; 4 play G5
2 take 0
0 take 3
3 take 4
1 lead R0
sealed 0 play R- ; 2 play Rx2 ; 3 play Y- ; 4 play B8
1 take 3
3 take 2
2 take 4
0 lead R-
sealed 1 play R9 ; 2 play R6 ; 3 play R8 ; 4 play R10
0 take 2
2 take 4
4 take 1
3 lead G-
sealed 0 play Yx2 ; 1 play G8 ; 2 play Y8 ; 4 play B10
3 take 4
4 take 2
2 take 0
1 lead R1
sealed 0 play Y- ; 2 play B1 ; 3 play G0 ; 4 play Y1
1 take 0
0 take 4
4 take 2
3 lead B-
sealed 0 play Y9 ; 1 play B2 ; 2 play G9 ; 4 play Bx2
3 take 4
4 take 2
2 take 0
1 lead R7
sealed 0 play G- ; 2 play Y2 ; 3 play B- ; 4 play B-
1 take 0
0 take 2
2 take 3
4 lead G2
sealed 0 play B7 ; 1 play Y- ; 2 play R3 ; 3 play R2
4 take 0
0 take 3
3 take 2
1 lead B5
sealed 0 play G1 ; 2 play Y7 ; 3 play B0 ; 4 play B6
1 take 0
0 take 2
2 take 3
4 lead B4
sealed 0 play G6 ; 1 play B9 ; 2 play Y4 ; 3 play R5
tablee-record 1
game nicht-die-bohne
rules 1
seats 6
option rounds 3
option first 4
puzzle 1-1-9-5 5
kind turn take
difficulty 52
found 0
choice 0 0 37.32 0 51.2 take 2
choice 16.96 0.76 20.36 12.93 38.27 take 1
choice 17.88 0.76 19.44 14.47 36.73 take 4
choice 18.98 0.75 18.33 14.15 37.05 take 3
choice 22.56 0.72 14.76 16.94 34.26 take 0
steps
chance B7 Y7 Y10 Gx2 G- R1 Y4 Rx2 B0 R4 R10 R2 Y9 B6 B- Y0 G1 Y8 Y3 R5 Y2 G- G3 B3 Y5 R- R- G0 G4 R7 B- G7 Y6 G5 Y- G- G10 B1 R9 Y1 R- Bx2 B- G2 Yx2 B4 B9 R8 Y- B5 G8 G9 B8 B10 B2 G6 R3 R6 R0 Y-
4 lead B8
sealed 0 play Y5 ; 1 play B1 ; 2 play B- ; 3 play G- ; 5 play G-
4 take 0
0 take 1
1 take 2
2 take 3
5 lead Y-
sealed 0 play B- ; 1 play R5 ; 2 play Yx2 ; 3 play Y0 ; 4 play R10
tablee-record 1
game nicht-die-bohne
rules 1
seats 5
option rounds 3
option first 3
puzzle 8-109-29-3 3
kind turn take
difficulty 52
found 0
choice 0 0 51.51 0 53.67 take 4
choice 10.91 0.54 40.6 6.13 47.54 take 1
choice 20.46 0.76 31.05 4.7 48.97 take 2
steps
chance B8 Y- B- B10 R7 Gx2 Y3 R2 B- R3 R9 R- Rx2 Y0 G2 R6 Y7 R4 B1 R0 G10 Y- B9 Y9 B- R- G6 Y10 B0 G5 R- Y6 G8 Yx2 G4 G3 R5 R8 G- G- B2 R1 Y- Y4 Bx2 G- G9 G0 B7 R10 Y5 G7 Y8 Y2 B5 B6 Y1 B4 B3 G1
3 lead B0
sealed 0 play G10 ; 1 play G9 ; 2 play Rx2 ; 4 play R10
3 take 1
1 take 0
0 take 4
2 lead Y10
sealed 0 play G- ; 1 play R- ; 3 play B1 ; 4 play G-
2 take 3
3 take 1
1 take 0
4 lead B-
sealed 0 play R- ; 1 play R5 ; 2 play R4 ; 3 play Y9
4 take 3
3 take 0
0 take 2
1 lead Y-
sealed 0 play Gx2 ; 2 play B- ; 3 play Y4 ; 4 play R7
1 take 2
2 take 0
0 take 3
4 lead R0
sealed 0 play R9 ; 1 play Y- ; 2 play Y8 ; 3 play B10
4 take 1
1 take 3
3 take 2
0 lead R-
sealed 1 play G7 ; 2 play B9 ; 3 play G- ; 4 play Bx2
0 take 3
tablee-record 1
game nicht-die-bohne
rules 1
seats 3
option rounds 3
option first 1
puzzle 7-8-78-1 1
kind sealed play
difficulty 52
found 0
choice 0 0 83.56 0 91.14 play Y-
choice 8.08 0.44 75.49 33.97 57.17 play Bx2
choice 8.74 0.48 74.82 32.73 58.41 play Y3
choice 8.84 0.48 74.73 33.8 57.34 play B1
choice 9.39 0.52 74.17 32.19 58.95 play Y9
choice 9.4 0.49 74.17 32.32 58.82 play Y1
choice 9.54 0.5 74.03 31.96 59.19 play G2
choice 9.89 0.5 73.67 32.77 58.37 play R5
choice 10.01 0.51 73.56 32.85 58.29 play G1
choice 10.05 0.52 73.51 33.08 58.06 play Y7
choice 10.54 0.5 73.02 35.25 55.89 play B10
choice 10.72 0.49 72.85 35.1 56.05 play B5
choice 10.87 0.49 72.7 35.13 56.01 play B7
choice 11.04 0.5 72.52 34.9 56.24 play B6
choice 15.58 0.58 67.98 38.58 52.56 play G-
steps
chance G- G6 G4 B9 G- G0 R- Y- B3 R2 B- R- Rx2 G3 B1 Y9 R5 B7 G1 Y6 R1 Y- G- Y4 G9 R9 Y0 Y2 B4 B- Y5 R6 B0 R8 Y3 B- G5 R- B10 Bx2 G8 R3 R0 B5 G10 G7 B6 R4 B2 Gx2 Y7 Y- R7 Yx2 G2 B8 R10 Y1 Y10 Y8
1 lead G6
sealed 0 play Y- ; 2 play R1
1 take 0
2 lead Y0
sealed 0 play Y- ; 1 play B6
2 take 0
1 lead R5
sealed 0 play G- ; 2 play B3
1 take 2
0 lead R-
sealed 1 play G- ; 2 play G0
0 take 1
2 lead R-
sealed 0 play Bx2 ; 1 play R9
2 take 1
0 lead G9
sealed 1 play R7 ; 2 play B-
0 take 1
2 lead G10
sealed 0 play R0 ; 1 play B8
2 take 0
1 lead R6
sealed 0 play B9 ; 2 play B0
1 take 0
2 lead B7
sealed 0 play Y9 ; 1 play R-
2 take 1
0 lead G7
sealed 1 play G- ; 2 play B-
0 take 1
2 lead Y7
sealed 0 play Y5 ; 1 play B-
2 take 0
1 lead G8
sealed 0 play G5 ; 2 play Y8
1 take 0
2 lead R3
sealed 0 play R8 ; 1 play Y10
2 take 0
1 lead Y-
sealed 0 play Rx2 ; 2 play G4
1 take 2
0 lead Y2
sealed 1 play G3 ; 2 play Yx2
0 take 1
2 lead B1
sealed 0 play G2 ; 1 play Y6
2 take 1
0 lead Y1
sealed 1 play B4 ; 2 play Y4
0 take 1
2 lead B10
sealed 0 play G1 ; 1 play Gx2
2 take 0
1 lead Y3
sealed 0 play B2 ; 2 play R4
1 take 0
2 lead R10
sealed 0 play R2 ; 1 play B5
2 take 1
points -39 53 -43
chance R7 G6 B0 G3 Y3 G- G8 R- R- Gx2 R- R6 R10 Y4 Y5 Y6 Y1 Y- B- Y7 Y0 R3 G1 R4 R8 Yx2 G7 R9 Bx2 Y8 B8 B5 G4 B3 B7 B2 B- B1 R0 G9 R5 Rx2 B- Y9 B9 Y- B10 G5 G- G- R2 G10 B6 Y10 G0 G2 B4 R1 Y- Y2
2 lead Y2
sealed 0 play G- ; 1 play Y4
2 take 0
1 lead R-
sealed 0 play G10 ; 2 play Rx2
1 take 0
2 lead G-
sealed 0 play Gx2 ; 1 play R-
2 take 1
0 lead G0
sealed 1 play G6 ; 2 play R6
0 take 2
1 lead Yx2
sealed 0 play Y- ; 2 play R0
1 take 0
2 lead Y8
tablee-record 1
game nicht-die-bohne
rules 1
seats 4
option rounds 1
option first 2
puzzle 5-24-18-2 2
kind sealed play
difficulty 53
found 0
choice 0 0 42.7 0 51.22 play B-
choice 22.8 1.56 19.9 15.59 35.62 play R-
choice 24.03 1.61 18.67 22.5 28.72 play Y2
choice 24.1 1.61 18.6 22.76 28.45 play Y3
choice 24.54 1.59 18.16 24 27.21 play Y6
choice 29.13 1.55 13.57 27.64 23.58 play Rx2
choice 29.87 1.52 12.83 27.53 23.69 play G3
choice 32.13 1.5 10.57 29.3 21.92 play B2
choice 32.73 1.49 9.97 30.36 20.85 play B5
steps
chance G0 Gx2 Y0 Y8 Y1 Y10 R- G9 B9 Y7 B10 G7 G1 Y4 Y6 R2 Y9 R5 Rx2 G- B3 Y- B- Y- R7 G8 Y3 Yx2 B6 R- B5 Y- B1 R3 G6 R9 G4 R6 G- G5 Y5 B8 Y2 G10 R4 B0 G3 R1 R- G2 B- R8 Bx2 R0 B2 G- B4 R10 B- B7
2 lead G-
sealed 0 play Bx2 ; 1 play R5 ; 3 play G10
2 take 1
1 take 0
3 lead G-
sealed 0 play B9 ; 1 play R6 ; 2 play B10
3 take 2
2 take 0
1 lead G2
sealed 0 play R- ; 2 play G6 ; 3 play G-
1 take 0
0 take 2
3 lead Y-
sealed 0 play B6 ; 1 play Y- ; 2 play Y0
3 take 0
0 take 2
1 lead Y7
tablee-record 1
game nicht-die-bohne
rules 1
seats 4
option rounds 3
option first 1
puzzle 8-7-169-3 3
kind turn take
difficulty 53
found 0
choice 0 0 75.53 0 64.89 take 0
choice 22.03 1.56 53.5 -9.22 74.12 take 1
choice 46.93 1.52 28.6 2.45 62.44 take 2
steps
chance B- G8 Y4 R2 B- B5 Y7 R1 Y8 G7 B3 R4 G4 Y2 Y3 B2 G1 R- Y- B9 Y6 B4 G9 R10 G6 R5 G0 Gx2 G3 B1 Y9 G10 R0 Y0 Yx2 G- B- R7 G- G2 R- B8 R9 R8 B10 B6 Y5 R3 B7 G- R6 R- Y- B0 G5 Bx2 Y1 Y10 Y- Rx2
1 lead G-
sealed 0 play Y8 ; 2 play Yx2 ; 3 play Gx2
1 take 2
2 take 3
0 lead G1
sealed 1 play Y0 ; 2 play Y- ; 3 play G-
0 take 2
2 take 1
3 lead R-
sealed 0 play G3 ; 1 play G8 ; 2 play Y-
3 take 1
1 take 0
2 lead G0
sealed 0 play Y- ; 1 play B0 ; 3 play R8
2 take 3
3 take 1
0 lead B10
sealed 1 play B1 ; 2 play B3 ; 3 play R10
0 take 3
3 take 2
1 lead R-
sealed 0 play R- ; 2 play Y3 ; 3 play B9
1 take 3
3 take 2
0 lead Y1
sealed 1 play B4 ; 2 play G- ; 3 play R3
0 take 2
2 take 3
1 lead Y2
sealed 0 play G4 ; 2 play G5 ; 3 play R4
1 take 3
3 take 0
2 lead Y4
sealed 0 play B7 ; 1 play G7 ; 3 play B2
2 take 1
1 take 0
3 lead G10
sealed 0 play R0 ; 1 play Y10 ; 2 play Y5
3 take 1
1 take 2
0 lead B-
sealed 1 play B8 ; 2 play G9 ; 3 play Rx2
0 take 2
2 take 3
1 lead R5
sealed 0 play B- ; 2 play Y7 ; 3 play G2
1 take 0
0 take 2
3 lead R1
sealed 0 play B- ; 1 play R7 ; 2 play Y9
3 take 2
2 take 1
0 lead Y6
sealed 1 play B6 ; 2 play R6 ; 3 play Bx2
0 take 3
3 take 2
1 lead B5
sealed 0 play G6 ; 2 play R9 ; 3 play R2
1 take 2
2 take 0
points -2 -40 37 58
chance G0 R2 Y9 R1 G- R- G9 Y1 B- B9 B1 G6 R- R5 R- Y4 B3 G10 Y- R7 G- G3 B8 R8 Gx2 R0 Yx2 B4 R6 G4 Y5 G1 Rx2 Y0 R4 B6 Y- B- G5 Y7 B5 Y8 Y3 Y- R3 B2 Y10 B10 G2 G7 Y6 B7 B- R9 B0 Bx2 Y2 R10 G8 G-
2 lead Y-
sealed 0 play B3 ; 1 play R10 ; 3 play G6
2 take 1
1 take 3
0 lead G0
sealed 1 play G10 ; 2 play Y10 ; 3 play Bx2
0 take 2
2 take 1
3 lead Y7
sealed 0 play B- ; 1 play R- ; 2 play R-
3 take 0
0 take 2
1 lead Y0
sealed 0 play Gx2 ; 2 play B8 ; 3 play G1
1 take 2
2 take 0
3 lead B6
sealed 0 play G- ; 1 play R2 ; 2 play B1
3 take 0
0 take 1
2 lead B0
sealed 0 play R- ; 1 play B- ; 3 play Y1
2 take 0
0 take 3
1 lead R0
sealed 0 play R3 ; 2 play Yx2 ; 3 play Y-
1 take 2
2 take 0
3 lead G-
sealed 0 play B5 ; 1 play G7 ; 2 play Y9
3 take 2
2 take 1
0 lead Rx2
sealed 1 play B2 ; 2 play R4 ; 3 play B7
0 take 1
1 take 2
3 lead R8
sealed 0 play G- ; 1 play R5 ; 2 play G5
3 take 1
1 take 2
0 lead G2
sealed 1 play G4 ; 2 play G9 ; 3 play R1
0 take 3
3 take 2
1 lead G3
sealed 0 play B- ; 2 play Y6 ; 3 play R7
1 take 2
2 take 3
0 lead Y-
sealed 1 play R9 ; 2 play G8 ; 3 play B4
0 take 3
3 take 2
1 lead B9
sealed 0 play Y2 ; 2 play Y3 ; 3 play B10
1 take 3
3 take 2
0 lead R6
sealed 1 play Y8 ; 2 play Y5 ; 3 play Y4
0 take 1
1 take 3
points 19 -17 8 -3
chance Yx2 Y4 B- B9 B10 G- B5 B2 G5 G6 Gx2 R- B3 G1 Rx2 R3 Y6 Y- Y8 G0 R10 B1 Y5 G3 B- R- B8 R4 Y2 Y9 G2 Y3 Y0 B- G8 R- R9 Bx2 Y7 Y1 R6 B4 G9 G4 G- B7 Y10 Y- B6 Y- R1 R5 B0 R8 G7 R7 R0 G- R2 G10
3 lead R7
sealed 0 play R9 ; 1 play B- ; 2 play B-
3 take 0
0 take 1
2 lead R1
sealed 0 play R0 ; 1 play R- ; 3 play G3
2 take 3
3 take 0
1 lead G-
sealed 0 play B- ; 2 play Rx2 ; 3 play R-
1 take 0
0 take 2
3 lead Y-
sealed 0 play B3 ; 1 play G- ; 2 play B8
3 take 1
1 take 2
0 lead B0
sealed 1 play Y- ; 2 play Y10 ; 3 play R-
0 take 3
3 take 2
1 lead B1
sealed 0 play R6 ; 2 play R2 ; 3 play G0
1 take 0
0 take 2
3 lead G10
sealed 0 play G- ; 1 play G1 ; 2 play B5
3 take 1
1 take 2
0 lead Yx2
sealed 1 play Y4 ; 2 play Gx2 ; 3 play R5
0 take 2
2 take 3
1 lead Y-
sealed 0 play G5 ; 2 play G2 ; 3 play R3
1 take 2
2 take 0
3 lead B9
sealed 0 play Y2 ; 1 play Y9 ; 2 play Y5
3 take 0
0 take 2
1 lead B4
sealed 0 play B6 ; 2 play Y7 ; 3 play Y3
1 take 2
2 take 0
3 lead G4
sealed 0 play R10 ; 1 play B7 ; 2 play Y8
tablee-record 1
game nicht-die-bohne
rules 1
seats 4
option rounds 3
option first 2
puzzle 1-28-37-3 3
kind turn lead
difficulty 53
found 0
choice 0 0 56.36 0 55.87 lead B-
choice 19.74 0.76 36.61 17.55 38.32 lead Gx2
choice 22.31 0.74 34.05 15.48 40.39 lead G3
choice 22.37 0.71 33.99 7.12 48.75 lead Y-
choice 23 0.78 33.36 22.56 33.31 lead B5
choice 23.82 0.78 32.54 24.35 31.52 lead B4
steps
chance G9 Y1 R8 R0 Y5 R9 G6 B9 G4 B0 G- B- Y0 B- G5 G3 G1 Bx2 R- G0 G2 Y6 R7 R5 G7 Y9 Y4 Y7 R4 G- R6 B- Y3 Yx2 Y- B5 B6 R1 Y- B1 Y10 G10 R2 Y8 B7 G- G8 R- Y2 B3 R- Y- R3 R10 Rx2 Gx2 B8 B10 B2 B4
2 lead R6
sealed 0 play Y0 ; 1 play G- ; 3 play R-
2 take 1
1 take 0
3 lead R0
sealed 0 play G1 ; 1 play G- ; 2 play R2
3 take 2
2 take 1
0 lead Y2
sealed 1 play B- ; 2 play G- ; 3 play B9
0 take 3
3 take 1
2 lead R8
sealed 0 play G2 ; 1 play B0 ; 3 play B-
2 take 0
0 take 1
3 lead Y8
sealed 0 play Y3 ; 1 play B10 ; 2 play R7
3 take 2
2 take 1
0 lead B6
sealed 1 play Bx2 ; 2 play G6 ; 3 play R5
0 take 2
2 take 1
3 lead B1
sealed 0 play B7 ; 1 play B3 ; 2 play Y-
3 take 2
2 take 1
0 lead Y5
sealed 1 play Y1 ; 2 play R- ; 3 play Y7
0 take 3
3 take 1
2 lead B2
sealed 0 play Y10 ; 1 play Yx2 ; 3 play G0
2 take 0
0 take 1
tablee-record 1
game nicht-die-bohne
rules 1
seats 6
option rounds 3
option first 2
puzzle 5-28-93-2 2
kind sealed play
difficulty 53
found 0
choice 0 0 13.42 0 65.61 play B-
choice 6.59 0.41 6.84 11.74 53.88 play Y10
choice 6.71 0.42 6.72 11.68 53.94 play R7
choice 6.79 0.41 6.63 14.21 51.41 play B9
choice 7.13 0.41 6.3 15.31 50.31 play B10
steps
chance B10 Y- B2 Y10 Y2 G10 R- R7 Rx2 R2 G9 Y- Y4 R10 Y6 B3 R9 B6 B- Y9 Gx2 R- G7 B5 Y7 R1 G6 G2 R- G- R0 B1 B8 Y0 B7 Y3 Yx2 R8 B- G8 Y- G3 R3 B- R5 R4 G0 G- B9 R6 B0 G- G5 G4 Y8 B4 Bx2 Y5 G1 Y1
2 lead B-
sealed 0 play B10 ; 1 play R8 ; 3 play Y0 ; 4 play R9 ; 5 play B6
2 take 0
0 take 4
4 take 1
1 take 5
3 lead B3
sealed 0 play R- ; 1 play R1 ; 2 play R5 ; 4 play R- ; 5 play G3
3 take 1
1 take 2
2 take 5
5 take 4
0 lead B-
sealed 1 play R6 ; 2 play Y6 ; 3 play G8 ; 4 play B7 ; 5 play G10
0 take 5
5 take 4
4 take 3
3 take 1
2 lead B0
sealed 0 play R0 ; 1 play B4 ; 3 play Y10 ; 4 play Y- ; 5 play Y3
2 take 3
3 take 5
5 take 4
4 take 0
1 lead Y-
sealed 0 play Yx2 ; 2 play Rx2 ; 3 play R2 ; 4 play G9 ; 5 play B5
1 take 0
0 take 2
2 take 4
4 take 5
3 lead Y5
sealed 0 play R3 ; 1 play B1 ; 2 play Gx2 ; 4 play G0 ; 5 play G4
3 take 0
0 take 2
2 take 1
1 take 5
4 lead G1
sealed 0 play B9 ; 1 play Y9 ; 2 play B8 ; 3 play R4 ; 5 play Y1
4 take 1
1 take 0
0 take 2
2 take 3
5 lead Y-
sealed 0 play Y8 ; 1 play B- ; 2 play G6 ; 3 play G- ; 4 play G7
5 take 3
3 take 1
1 take 0
0 take 4
2 lead B2
sealed 0 play Y4 ; 1 play R10 ; 3 play G2 ; 4 play Y2 ; 5 play G-
2 take 1
1 take 0
0 take 3
3 take 5
4 lead G5
sealed 0 play Y7 ; 1 play R7 ; 2 play Bx2 ; 3 play R- ; 5 play G-
4 take 2
2 take 1
1 take 0
0 take 3
points 35 59 12 6 42 5
chance G4 G3 Bx2 B0 R4 B- B3 Y9 Y10 G8 Y- Y7 G- Y3 Y1 Y0 Y2 Y8 Rx2 B7 R7 B- B6 R10 G- Y- B9 G6 Y4 Y- R- R6 B10 Y5 G9 B8 R0 B4 B- B2 Gx2 Yx2 R2 G10 G- G0 R3 R- G5 R- R5 G2 R1 B1 G7 R8 R9 B5 G1 Y6
3 lead G8
sealed 0 play R- ; 1 play G3 ; 2 play G- ; 4 play Y- ; 5 play B-
3 take 2
2 take 1
1 take 5
5 take 4
0 lead R0
sealed 1 play Y3 ; 2 play Y1 ; 3 play B2 ; 4 play G1 ; 5 play Y8
0 take 5
5 take 1
1 take 2
2 take 4
3 lead G2
sealed 0 play G- ; 1 play B4 ; 2 play Bx2 ; 4 play R1 ; 5 play Yx2
3 take 1
1 take 2
2 take 5
5 take 4
0 lead G-
sealed 1 play B7 ; 2 play R9 ; 3 play Y0 ; 4 play R3 ; 5 play Y7
0 take 5
5 take 3
3 take 1
1 take 2
4 lead Y2
sealed 0 play R2 ; 1 play Y- ; 2 play R5 ; 3 play G6 ; 5 play B8
4 take 3
3 take 2
2 take 5
5 take 0
1 lead R6
tablee-record 1
game nicht-die-bohne
rules 1
seats 4
option rounds 3
option first 0
puzzle 8-104-88-1 1
kind turn take
difficulty 55
found 0
choice 0 0 55.17 0 102.11 take 0
choice 10.41 0.83 44.76 12.65 89.46 take 2
choice 21.57 1 33.6 39.08 63.03 take 3
steps
chance G10 R1 G0 G- G2 Y- B2 G9 G- Y7 G3 Y2 R10 Y3 B5 Y1 R2 R6 B- R8 R0 R- R7 G1 R- Yx2 R4 G- B6 B- B10 Bx2 Y10 Y5 Rx2 B7 Y- B8 G4 G6 G7 Y4 R3 Y- Y6 B1 R9 B9 B3 Y9 R- Y8 B4 B0 G5 Gx2 B- G8 R5 Y0
0 lead Y-
sealed 1 play Y4 ; 2 play B- ; 3 play Gx2
0 take 2
2 take 3
1 lead Y5
sealed 0 play G7 ; 2 play B2 ; 3 play Y0
1 take 2
2 take 0
3 lead Bx2
sealed 0 play G- ; 1 play R6 ; 2 play B10
3 take 1
1 take 2
0 lead G2
sealed 1 play Y- ; 2 play G0 ; 3 play B7
0 take 3
3 take 2
1 lead Y9
sealed 0 play R- ; 2 play R- ; 3 play B9
1 take 3
3 take 0
2 lead R3
sealed 0 play G10 ; 1 play B8 ; 3 play Y8
2 take 1
1 take 3
0 lead R0
sealed 1 play Y3 ; 2 play G3 ; 3 play G-
0 take 2
2 take 3
1 lead B0
sealed 0 play B6 ; 2 play Rx2 ; 3 play G6
1 take 2
2 take 0
3 lead G-
sealed 0 play Y10 ; 1 play R- ; 2 play G4
3 take 1
1 take 2
0 lead Y6
sealed 1 play R1 ; 2 play R7 ; 3 play R8
0 take 1
1 take 2
3 lead Y2
sealed 0 play R10 ; 1 play Yx2 ; 2 play R9
3 take 1
1 take 2
0 lead R2
sealed 1 play B1 ; 2 play B5 ; 3 play Y-
0 take 3
3 take 2
1 lead B-
sealed 0 play B- ; 2 play G5 ; 3 play G1
1 take 3
3 take 0
2 lead R5
sealed 0 play B3 ; 1 play G8 ; 3 play Y1
2 take 1
1 take 3
0 lead B4
sealed 1 play Y7 ; 2 play R4 ; 3 play G9
0 take 1
1 take 3
points -37 28 10 46
chance Y5 B9 Y- Y9 Y10 Y- Yx2 R- B5 G7 R6 Y- Gx2 B7 R9 G- G5 B2 Y2 G4 R4 B4 G8 R5 G2 B8 B- Y4 Y0 R- G1 R7 B1 Rx2 B0 G- Y8 Y1 G0 G6 R2 Y3 Y7 G10 G9 R8 B- G3 R- B6 R3 B10 B3 G- Bx2 Y6 R10 R1 R0 B-
1 lead B4
sealed 0 play Y8 ; 2 play Y2 ; 3 play G4
1 take 3
3 take 0
2 lead B0
sealed 0 play R10 ; 1 play B2 ; 3 play G-
2 take 3
3 take 1
0 lead R-
sealed 1 play R8 ; 2 play G0 ; 3 play Y9
0 take 1
1 take 3
2 lead G1
sealed 0 play B5 ; 1 play Y1 ; 3 play R7
2 take 1
1 take 0
3 lead Y6
sealed 0 play G9 ; 1 play R- ; 2 play R9
3 take 2
2 take 1
0 lead R2
sealed 1 play G- ; 2 play Y- ; 3 play Y-
0 take 3
3 take 2
1 lead R1
sealed 0 play G5 ; 2 play R3 ; 3 play R-
tablee-record 1
game nicht-die-bohne
rules 1
seats 4
option rounds 1
option first 0
puzzle 7-9-38-3 3
kind sealed play
difficulty 57
found 0
choice 0 0 88.32 0 56.17 play G5
choice 30.92 1.29 57.4 26.45 29.71 play Y-
choice 31.49 1.6 56.83 20.84 35.33 play B8
choice 34.38 1.59 53.94 21.45 34.72 play R6
choice 34.79 1.59 53.53 21.49 34.68 play R7
choice 36.4 1.58 51.92 22.45 33.72 play R10
steps
chance R1 B- G10 Rx2 G1 Y6 R2 G5 G8 Y7 G4 R6 Bx2 R- B6 R10 G- G0 B0 B8 B- B10 G6 B- Y9 R9 R4 G9 Y4 B2 Y- B1 R5 Y8 R3 Y- G2 R- B7 R7 Y3 R- G7 G- Y0 Gx2 R8 Y10 B5 Yx2 G- Y5 B9 Y- R0 B4 Y1 G3 Y2 B3
0 lead B-
sealed 1 play B10 ; 2 play G10 ; 3 play Y5
0 take 1
1 take 2
3 lead G-
sealed 0 play Bx2 ; 1 play B- ; 2 play R8
3 take 1
1 take 2
0 lead G-
sealed 1 play Yx2 ; 2 play G- ; 3 play Y10
0 take 3
3 take 1
2 lead B6
sealed 0 play Y0 ; 1 play Y- ; 3 play B-
2 take 0
0 take 3
1 lead R-
sealed 0 play B9 ; 2 play R0 ; 3 play B4
1 take 0
0 take 3
2 lead G7
sealed 0 play G8 ; 1 play R- ; 3 play B1
2 take 3
3 take 1
0 lead G1
sealed 1 play Gx2 ; 2 play Y2 ; 3 play Rx2
0 take 3
3 take 1
2 lead B0
sealed 0 play Y1 ; 1 play R9 ; 3 play B3
2 take 1
1 take 0
3 lead G9
sealed 0 play Y9 ; 1 play R- ; 2 play G4
3 take 0
0 take 2
1 lead Y6
tablee-record 1
game nicht-die-bohne
rules 1
seats 3
option rounds 1
option first 0
puzzle 1-18-13-0 0
kind turn lead
difficulty 57
found 0
choice 0 0 47.89 0 47.6 lead Y-
choice 19.59 1.6 28.3 19.63 27.97 lead R-
choice 22.99 1.74 24.9 24.58 23.01 lead G9
choice 23.92 1.73 23.97 24.09 23.5 lead G6
choice 24.22 1.7 23.67 25.17 22.42 lead G10
choice 24.49 1.71 23.4 24.74 22.85 lead G7
choice 28.66 1.65 19.23 27.73 19.87 lead G2
choice 30.29 1.65 17.6 36.35 11.24 lead Bx2
choice 30.42 1.62 17.47 39.19 8.4 lead G-
choice 32.39 1.57 15.5 29.81 17.78 lead R6
choice 33.32 1.57 14.57 29.59 18.01 lead R5
choice 33.86 1.54 14.03 31.82 15.78 lead Y2
choice 34.59 1.54 13.3 35.61 11.98 lead Y10
choice 35.69 1.52 12.2 33.42 14.18 lead Y4
choice 36.52 1.51 11.37 36.23 11.37 lead Yx2
steps
chance G2 B5 G- R6 B8 Y- G- Y1 B9 Bx2 G3 B- R5 Y5 Gx2 G6 R1 R7 Yx2 B7 Y0 R4 B0 G1 G0 Y9 R- G- B- R- G10 R2 Y6 G8 B6 R3 Y4 G5 B10 R8 B- Y3 Y10 Rx2 R9 Y2 Y- B2 G7 B4 Y8 G9 Y7 B3 R- B1 R0 Y- R10 G4
0 lead G0
sealed 1 play R10 ; 2 play B9
0 take 1
2 lead B10
sealed 0 play G8 ; 1 play Y1
2 take 1
0 lead R8
sealed 1 play Rx2 ; 2 play B-
0 take 1
2 lead B2
sealed 0 play R4 ; 1 play R2
2 take 1
tablee-record 1
game nicht-die-bohne
rules 1
seats 4
option rounds 3
option first 2
puzzle 8-5-22-2 2
kind sealed play
difficulty 58
found 0
choice 0 0 46.56 0 60.09 play R-
choice 14.46 0.83 32.1 19.75 40.34 play Y5
choice 15.5 0.82 31.06 19.45 40.65 play Y2
choice 15.52 0.82 31.04 20 40.1 play B7
choice 15.86 0.82 30.7 20.53 39.57 play B4
choice 16.22 0.84 30.34 19.24 40.85 play B-
choice 16.46 0.83 30.1 20.81 39.28 play B1
choice 18.01 0.84 28.55 22.67 37.42 play R8
choice 19.37 0.81 27.19 21.67 38.42 play Gx2
choice 19.52 0.8 27.04 20.74 39.35 play Y-
steps
chance Y6 G9 B9 Y- R9 Rx2 G0 R0 R- B6 Gx2 G- G2 B3 B7 R4 B8 Y1 Y- G4 G8 Y7 Y2 Y- Y0 B2 R8 R7 Bx2 G5 B1 Yx2 G- R- Y5 Y9 R10 Y3 R6 G10 R5 R3 B0 G7 G6 G- Y10 G3 B5 B- B4 Y4 R1 G1 R- B10 Y8 B- B- R2
2 lead R6
sealed 0 play G- ; 1 play G1 ; 3 play Y9
2 take 3
3 take 1
0 lead Y6
sealed 1 play B6 ; 2 play Y10 ; 3 play R2
0 take 2
2 take 1
3 lead G10
sealed 0 play R10 ; 1 play Y7 ; 2 play B9
3 take 2
2 take 1
0 lead G8
sealed 1 play B2 ; 2 play G0 ; 3 play G-
0 take 1
1 take 3
2 lead B0
sealed 0 play G2 ; 1 play G9 ; 3 play Y-
2 take 3
3 take 1
0 lead Y8
tablee-record 1
game nicht-die-bohne
rules 1
seats 5
option rounds 3
option first 3
puzzle 8-103-93-1 1
kind sealed play
difficulty 58
found 0
choice 0 0 41.05 0 64.39 play R8
choice 14.45 0.79 26.6 15.24 49.16 play B-
choice 22.57 0.87 18.48 14.2 50.2 play G1
choice 23.02 0.79 18.03 10.37 54.03 play R-
choice 25.52 0.85 15.52 17.22 47.17 play Y0
choice 27.53 0.85 13.52 20.2 44.19 play G5
steps
chance Gx2 R5 B3 G7 B7 Y10 G- R8 B10 Y4 Y7 G8 G- G1 G9 B6 R6 G2 B4 B- B9 Y- B0 Y0 B2 Y- R0 G5 Y5 B5 Y- Y3 G4 Y8 G10 Y1 R10 Y6 G6 R1 Yx2 R7 G- B1 B8 Y9 R3 B- R- R4 Y2 Rx2 R- Bx2 R9 G3 G0 R2 B- R-
3 lead G1
sealed 0 play Y- ; 1 play R5 ; 2 play R- ; 4 play R-
3 take 1
1 take 0
0 take 2
4 lead B-
sealed 0 play Y- ; 1 play G8 ; 2 play R8 ; 3 play Bx2
4 take 3
3 take 1
1 take 0
2 lead G-
sealed 0 play B9 ; 1 play R3 ; 3 play B10 ; 4 play R9
2 take 1
1 take 0
0 take 3
4 lead R1
sealed 0 play Y1 ; 1 play G0 ; 2 play G- ; 3 play G6
4 take 2
2 take 3
3 take 1
0 lead G3
sealed 1 play Y3 ; 2 play B- ; 3 play Y5 ; 4 play B2
0 take 3
3 take 4
4 take 1
2 lead B0
sealed 0 play Gx2 ; 1 play R10 ; 3 play R- ; 4 play G10
2 take 3
3 take 1
1 take 4
0 lead Y2
sealed 1 play Y- ; 2 play R2 ; 3 play Y8 ; 4 play B5
0 take 3
3 take 2
2 take 4
1 lead Rx2
sealed 0 play B6 ; 2 play G2 ; 3 play B1 ; 4 play B7
1 take 2
2 take 3
3 take 4
0 lead Yx2
sealed 1 play G- ; 2 play B3 ; 3 play Y0 ; 4 play B8
0 take 2
2 take 3
3 take 1
4 lead R4
sealed 0 play Y10 ; 1 play R6 ; 2 play Y6 ; 3 play B4
4 take 1
1 take 0
0 take 2
3 lead B-
sealed 0 play Y7 ; 1 play R7 ; 2 play G4 ; 4 play G9
3 take 1
1 take 4
4 take 2
0 lead Y9
sealed 1 play R0 ; 2 play G5 ; 3 play G7 ; 4 play Y4
0 take 1
1 take 3
3 take 2
points 19 24 2 46 4
chance Y- B- G- Y3 R5 G3 G7 Y10 B1 Y6 B9 R8 G8 B5 Y8 R0 G5 R9 G2 Y4 Y7 B6 Y5 Bx2 R1 Y- Y0 R6 G10 B- R- R4 G6 R10 B7 Y2 Rx2 G0 Y- B4 R7 R3 B2 B8 Yx2 G- G1 B3 G4 B- R2 Gx2 B0 Y1 G9 R- R- B10 G- Y9
4 lead B-
sealed 0 play B9 ; 1 play Gx2 ; 2 play B10 ; 3 play Y3
4 take 2
2 take 1
1 take 3
0 lead G-
sealed 1 play R3 ; 2 play Y10 ; 3 play Bx2 ; 4 play B-
0 take 4
4 take 3
3 take 2
1 lead B6
sealed 0 play Y- ; 2 play B0 ; 3 play G4 ; 4 play R1
1 take 4
4 take 3
3 take 2
0 lead R-
sealed 1 play G7 ; 2 play G- ; 3 play G- ; 4 play G9
0 take 4
4 take 1
1 take 3
2 lead G0
sealed 0 play R- ; 1 play Rx2 ; 3 play B8 ; 4 play Yx2
2 take 0
0 take 3
3 take 1
4 lead B4
sealed 0 play R0 ; 1 play R4 ; 2 play B2 ; 3 play Y1
4 take 1
1 take 0
0 take 2
3 lead G2
tablee-record 1
game nicht-die-bohne
rules 1
seats 6
option rounds 1
option first 4
puzzle 1-3-51-4 4
kind turn take
difficulty 60
found 0
choice 0 0 100 0 54.15 take 0
choice 35.03 1.21 64.97 -3.67 57.82 take 3
choice 71.87 1.12 28.13 20.89 33.27 take 1
choice 80.57 0.98 19.43 6.19 47.96 take 5
choice 84.07 0.93 15.93 5.04 49.12 take 2
steps
chance B4 B3 R1 R8 R4 R7 Y6 Y7 R- R2 G1 B1 G0 R6 B- G7 B2 G9 R10 Y2 Y3 Y4 B6 G3 G6 Y0 R0 B- B7 Gx2 Y- Rx2 Y9 Y8 G4 G- B0 R- B9 Bx2 G5 G10 Yx2 R3 Y1 G- R- R9 Y5 R5 Y- B5 G- G8 Y10 B10 Y- B8 B- G2
4 lead B6
sealed 0 play Y- ; 1 play R- ; 2 play Y- ; 3 play G- ; 5 play G-
4 take 1
1 take 0
0 take 5
5 take 2
3 lead B-
sealed 0 play Y6 ; 1 play Y0 ; 2 play R- ; 4 play G5 ; 5 play G10
3 take 5
5 take 4
4 take 0
0 take 1
2 lead B-
sealed 0 play Y10 ; 1 play B10 ; 3 play Y8 ; 4 play G- ; 5 play Gx2
2 take 4
4 take 1
1 take 5
5 take 0
3 lead R2
sealed 0 play G0 ; 1 play Y2 ; 2 play Y1 ; 4 play G4 ; 5 play B1
3 take 4
4 take 5
5 take 2
2 take 1
0 lead B4
sealed 1 play B3 ; 2 play Y- ; 3 play R8 ; 4 play B2 ; 5 play G2
0 take 3
3 take 5
5 take 2
2 take 4
1 lead R3
sealed 0 play G6 ; 2 play R0 ; 3 play Y4 ; 4 play R4 ; 5 play G3
1 take 2
2 take 0
0 take 4
4 take 3
5 lead R7
sealed 0 play B0 ; 1 play R5 ; 2 play R1 ; 3 play B5 ; 4 play B7
5 take 4
4 take 3
3 take 0
0 take 1
2 lead Y3
sealed 0 play R10 ; 1 play Rx2 ; 3 play G7 ; 4 play R- ; 5 play R9
2 take 1
1 take 5
5 take 0
0 take 3
4 lead B-
sealed 0 play Yx2 ; 1 play R6 ; 2 play Y9 ; 3 play Bx2 ; 5 play G9
tablee-record 1
game nicht-die-bohne
rules 1
seats 4
option rounds 1
option first 1
puzzle 7-15-14-1 1
kind sealed play
difficulty 60
found 0
choice 0 0 35.1 0 41.32 play B-
choice 21.27 1.52 13.83 17.39 23.93 play B5
choice 22.17 1.48 12.93 21.03 20.29 play Y5
choice 22.23 1.5 12.87 18.96 22.36 play B3
choice 22.63 1.46 12.47 21.04 20.28 play Y1
choice 22.9 1.46 12.2 21 20.32 play G7
choice 23.47 1.49 11.63 21.72 19.6 play R-
choice 23.51 1.46 11.59 21.47 19.85 play Rx2
choice 24.43 1.45 10.67 20.75 20.57 play R5
choice 27.93 1.39 7.17 22.35 18.97 play Y-
steps
chance B- Y8 Y4 R0 B1 G7 R1 G3 R10 B2 B4 G2 G8 Y- G5 G6 R- Y- Y0 Gx2 G10 B5 B6 G9 G0 R- R4 Y9 G- G- R3 B9 R7 B- Y10 R- Y3 R5 Y6 B8 Yx2 Y- B0 G4 B10 Y5 Y2 G- B7 Rx2 R6 Bx2 Y7 Y1 R8 G1 R9 B3 B- R2
1 lead Y8
sealed 0 play R9 ; 2 play B4 ; 3 play G1
1 take 0
0 take 2
3 lead B8
sealed 0 play Y7 ; 1 play B2 ; 2 play Y0
3 take 0
0 take 1
2 lead Y10
sealed 0 play B7 ; 1 play G- ; 3 play G-
2 take 0
0 take 1
3 lead R2
tablee-record 1
game nicht-die-bohne
rules 1
seats 4
option rounds 3
option first 1
puzzle 5-26-72-2 2
kind turn take
difficulty 60
found 0
choice 0 0 36.71 0 52.11 take 3
choice 8.34 0.9 28.38 11.52 40.6 take 0
choice 10.41 0.89 26.3 9.71 42.4 take 1
steps
chance G- R- Y4 Y9 R- G7 R6 B0 G9 R5 B5 B- G1 R9 B6 G3 B- R1 G- Y- Y- Y6 G10 Y5 G- B7 R10 R3 G8 B2 Y- Bx2 B- B3 Y1 R4 B1 B8 B4 R0 Y7 R- R2 G5 Gx2 B10 B9 Y3 Y0 Y2 Yx2 Y10 Y8 G6 R7 R8 G2 G4 Rx2 G0
1 lead Y6
sealed 0 play Y- ; 2 play Rx2 ; 3 play Y-
1 take 0
0 take 2
3 lead B-
sealed 0 play Y8 ; 1 play R1 ; 2 play G10
3 take 2
2 take 0
1 lead R-
sealed 0 play B- ; 2 play Yx2 ; 3 play R8
1 take 3
3 take 2
0 lead G-
sealed 1 play G6 ; 2 play R10 ; 3 play R0
0 take 1
1 take 2
3 lead G0
sealed 0 play G- ; 1 play R5 ; 2 play R6
3 take 0
0 take 1
2 lead R7
sealed 0 play Gx2 ; 1 play Y2 ; 3 play Y3
2 take 3
3 take 0
1 lead B2
sealed 0 play R- ; 2 play Y1 ; 3 play Y5
1 take 3
3 take 2
0 lead Y0
sealed 1 play B8 ; 2 play G- ; 3 play Y10
0 take 1
1 take 3
2 lead Y-
sealed 0 play Y7 ; 1 play G4 ; 3 play Bx2
2 take 0
0 take 1
3 lead R3
sealed 0 play B- ; 1 play B7 ; 2 play B4
3 take 1
1 take 0
2 lead B6
sealed 0 play G1 ; 1 play G7 ; 3 play B0
2 take 1
1 take 0
3 lead Y9
sealed 0 play G2 ; 1 play R9 ; 2 play B5
3 take 2
2 take 0
1 lead B10
sealed 0 play G9 ; 2 play B9 ; 3 play G3
1 take 2
2 take 3
0 lead B1
sealed 1 play B3 ; 2 play Y4 ; 3 play R4
0 take 2
2 take 1
3 lead G5
sealed 0 play G8 ; 1 play R- ; 2 play R2
3 take 1
1 take 0
points -18 38 -3 -33
chance B1 R0 R- G1 Y10 R10 B2 Y8 G4 R3 G5 R4 R5 B7 G9 R2 Bx2 Y- G8 Y9 B0 G0 Y6 Y7 Rx2 Gx2 G6 Y5 Y4 R6 G3 R1 R9 B5 G- Yx2 R- R- B9 B6 B10 G10 Y0 G- G- B3 B- B- Y2 Y- Y1 R7 Y3 B- Y- G7 R8 B8 G2 B4
2 lead Y0
sealed 0 play B10 ; 1 play B3 ; 3 play Yx2
2 take 3
3 take 0
1 lead Y-
sealed 0 play Y10 ; 2 play G8 ; 3 play Y9
1 take 0
0 take 3
2 lead G-
sealed 0 play Bx2 ; 1 play R3 ; 3 play Y8
tablee-record 1
game nicht-die-bohne
rules 1
seats 3
option rounds 3
option first 1
puzzle 1-10-157-1 1
kind sealed play
difficulty 62
found 0
choice 0 0 31.17 0 -39.11 play Y8
choice 18.8 1.25 12.37 1.61 -40.71 play Y1
choice 19.4 1.26 11.77 0.28 -39.39 play G1
choice 19.43 1.23 11.73 0.36 -39.46 play R1
choice 19.73 1.27 11.43 -0.45 -38.66 play B2
choice 20 1.25 11.17 -0.74 -38.36 play G4
choice 21.8 1.23 9.37 -0.79 -38.31 play G9
choice 22.73 1.22 8.43 -0.29 -38.81 play Gx2
choice 23.03 1.23 8.13 0.09 -39.2 play R8
steps
chance G- G7 B- G8 G- G4 Rx2 Y5 R9 G1 G2 Y6 B5 G9 R1 B9 G- Bx2 R7 Y- G5 Y2 G6 B10 B- R4 Y- R- Y4 B- Y7 R5 Y9 R- R3 B1 R0 R8 Y1 B0 B7 B8 B2 R6 Gx2 B3 Y3 R2 G0 Yx2 R10 G10 G3 Y0 B6 Y8 Y10 B4 Y- R-
1 lead Y3
sealed 0 play R- ; 2 play Bx2
1 take 2
0 lead B-
sealed 1 play G9 ; 2 play R10
0 take 2
1 lead G-
sealed 0 play R- ; 2 play B1
1 take 2
0 lead G-
sealed 1 play Y5 ; 2 play B10
0 take 1
2 lead Gx2
sealed 0 play B0 ; 1 play Y-
2 take 0
1 lead Y8
sealed 0 play G10 ; 2 play B-
1 take 0
2 lead B8
sealed 0 play G8 ; 1 play Yx2
2 take 1
0 lead G0
sealed 1 play G7 ; 2 play Y9
0 take 2
1 lead G6
sealed 0 play Y7 ; 2 play Y-
1 take 0
2 lead Y0
sealed 0 play R7 ; 1 play R4
2 take 1
0 lead R0
sealed 1 play Y- ; 2 play B-
0 take 2
1 lead G-
sealed 0 play B9 ; 2 play R9
1 take 2
0 lead B6
sealed 1 play R6 ; 2 play G5
0 take 2
1 lead G3
sealed 0 play B5 ; 2 play R-
1 take 0
2 lead R1
sealed 0 play Y2 ; 1 play G2
2 take 1
0 lead B4
sealed 1 play R8 ; 2 play Y10
0 take 2
1 lead R5
sealed 0 play Rx2 ; 2 play Y6
1 take 0
2 lead R2
sealed 0 play B3 ; 1 play B7
2 take 1
0 lead B2
sealed 1 play Y4 ; 2 play Y1
0 take 2
1 lead R3
sealed 0 play G1 ; 2 play G4
1 take 2
points -3 -53 -29
chance B9 G2 R9 R5 Y- R4 G1 G5 G4 Yx2 G3 R8 G- Rx2 Y5 B0 B10 G9 B7 Y9 R- Y7 R6 Y2 G10 Y- Y4 R3 B- B6 B2 B- R7 B3 G8 Gx2 R- R0 B8 R2 Y1 B1 G- B- G6 Y3 G- B5 R1 Bx2 R10 Y- Y0 Y10 G7 G0 B4 Y6 R- Y8
2 lead Y4
sealed 0 play Y- ; 1 play G0
2 take 1
0 lead R-
sealed 1 play Y1 ; 2 play G6
0 take 2
1 lead G-
sealed 0 play G10 ; 2 play R10
1 take 0
2 lead B1
sealed 0 play G- ; 1 play G8
2 take 0
1 lead Bx2
sealed 0 play B0 ; 2 play R-
1 take 2
0 lead G-
sealed 1 play B10 ; 2 play B8
0 take 2
1 lead Y0
sealed 0 play B9 ; 2 play R9
1 take 0
2 lead R7
sealed 0 play Yx2 ; 1 play R0
2 take 0
1 lead B-
sealed 0 play B7 ; 2 play B5
1 take 2
0 lead Y7
sealed 1 play B- ; 2 play Gx2
0 take 1
2 lead R8
sealed 0 play G7 ; 1 play B-
2 take 0
1 lead G2
sealed 0 play Y6 ; 2 play G9
1 take 0
2 lead B4
sealed 0 play R5 ; 1 play Rx2
2 take 1
0 lead Y3
sealed 1 play G3 ; 2 play R4
0 take 1
2 lead B6
sealed 0 play R3 ; 1 play R6
2 take 1
0 lead G1
sealed 1 play Y- ; 2 play Y5
0 take 2
1 lead R-
sealed 0 play B3 ; 2 play Y2
1 take 0
2 lead Y10
sealed 0 play R1 ; 1 play Y-
2 take 0
1 lead Y9
sealed 0 play R2 ; 2 play Y8
1 take 0
2 lead G4
sealed 0 play B2 ; 1 play G5
2 take 0
points -24 1 -14
chance Yx2 G3 B8 Y- Gx2 Y7 B7 Y6 B4 B5 Y8 Y3 Y- R10 Y10 B6 G4 R2 R9 R1 R6 R3 R- R0 G5 Bx2 Y9 G- R8 B0 G10 G8 R- B1 G0 G6 R5 B- B10 B3 B2 B- G2 Y0 B9 R- G- B- R4 Y1 G7 Y4 G1 Rx2 G- Y5 R7 Y2 G9 Y-
0 lead R-
sealed 1 play B- ; 2 play B-
0 take 1
2 lead G6
sealed 0 play G- ; 1 play Y6
2 take 1
0 lead Y-
sealed 1 play G- ; 2 play Rx2
0 take 2
1 lead Y0
sealed 0 play Y- ; 2 play R2
1 take 2
0 lead Yx2
sealed 1 play R10 ; 2 play Y-
0 take 1
2 lead R0
sealed 0 play G- ; 1 play G0
2 take 0
1 lead Bx2
sealed 0 play G10 ; 2 play R-
1 take 0
2 lead G7
sealed 0 play R9 ; 1 play Y5
2 take 0
1 lead R-
sealed 0 play R5 ; 2 play B0
1 take 0
2 lead B8
sealed 0 play Y4 ; 1 play G3
2 take 1
0 lead Y2
sealed 1 play G8 ; 2 play R7
0 take 1
2 lead B10
tablee-record 1
game nicht-die-bohne
rules 1
seats 3
option rounds 3
option first 1
puzzle 5-29-20-1 1
kind sealed play
difficulty 65
found 0
choice 0 0 43.17 0 48.92 play B-
choice 16.48 0.77 26.69 37.82 11.1 play B9
choice 18.19 0.83 24.98 43.04 5.88 play R10
choice 18.43 0.83 24.74 42.35 6.57 play R7
choice 18.44 0.79 24.73 40.85 8.07 play Bx2
choice 18.7 0.8 24.47 43.35 5.57 play Y-
choice 19.04 0.81 24.13 42.48 6.44 play R4
choice 19.2 0.8 23.97 43.81 5.11 play Y3
choice 19.42 0.8 23.75 42.67 6.26 play R3
choice 19.6 0.83 23.57 42.76 6.16 play Y6
choice 19.65 0.8 23.52 44.68 4.24 play Y2
choice 20.9 0.83 22.27 44.02 4.9 play Yx2
choice 20.97 0.82 22.2 46.55 2.37 play B3
choice 21.82 0.79 21.35 47.52 1.4 play B5
steps
chance G3 Bx2 G6 R6 Y- R1 G- R- G0 G2 B- B4 G9 B9 Rx2 Y8 R10 R2 R0 R7 B2 G1 R- R8 G7 Y0 B6 R9 B0 B10 Gx2 B1 G- G4 R3 G5 R- Y2 Y- B8 B3 Y4 Y1 Y3 B- G10 R4 Y10 R5 B5 B7 Y- Yx2 G- G8 Y6 Y7 Y5 Y9 B-
1 lead Y9
sealed 0 play G3 ; 2 play B-
1 take 2
0 lead G10
sealed 1 play Y0 ; 2 play G0
0 take 2
1 lead B1
sealed 0 play Y8 ; 2 play Y-
1 take 0
2 lead B2
sealed 0 play G9 ; 1 play R-
2 take 0
1 lead B0
sealed 0 play R6 ; 2 play Rx2
1 take 0
2 lead B6
sealed 0 play Gx2 ; 1 play R-
2 take 1
0 lead B8
tablee-record 1
game nicht-die-bohne
rules 1
seats 3
option rounds 3
option first 1
puzzle 7-8-17-2 2
kind sealed play
difficulty 65
found 0
choice 0 0 52.31 0 59.85 play B-
choice 11.73 0.84 40.58 18.67 41.18 play R10
choice 13.52 0.84 38.79 19.68 40.17 play R4
choice 14.01 0.84 38.3 19.81 40.04 play R3
choice 15.61 0.85 36.7 20.36 39.49 play B1
choice 16.12 0.85 36.19 22.33 37.52 play Y4
choice 16.71 0.84 35.6 19.75 40.1 play Y8
choice 16.75 0.84 35.56 19.86 39.99 play Y7
choice 17.33 0.86 34.98 38.55 21.3 play B0
choice 17.35 0.84 34.96 23.53 36.32 play Yx2
choice 17.61 0.85 34.7 23.78 36.07 play G10
choice 20.16 0.84 32.15 27.94 31.91 play G4
choice 21.24 0.85 31.07 26.05 33.8 play B7
choice 21.54 0.88 30.78 26.44 33.41 play B10
steps
chance G- G6 G4 B9 G- G0 R- Y- B3 R2 B- R- Rx2 G3 B1 Y9 R5 B7 G1 Y6 R1 Y- G- Y4 G9 R9 Y0 Y2 B4 B- Y5 R6 B0 R8 Y3 B- G5 R- B10 Bx2 G8 R3 R0 B5 G10 G7 B6 R4 B2 Gx2 Y7 Y- R7 Yx2 G2 B8 R10 Y1 Y10 Y8
1 lead G6
sealed 0 play Y- ; 2 play R1
1 take 0
2 lead Y0
sealed 0 play Y- ; 1 play B6
2 take 0
1 lead R5
sealed 0 play G- ; 2 play B3
1 take 2
0 lead R-
sealed 1 play G- ; 2 play G0
0 take 1
2 lead R-
sealed 0 play Bx2 ; 1 play R9
2 take 1
0 lead G9
tablee-record 1
game nicht-die-bohne
rules 1
seats 5
option rounds 1
option first 0
puzzle 6-12-13-1 1
kind turn take
difficulty 68
found 0
choice 0 0 33.8 0 45.45 take 3
choice 19 1.45 14.8 7.15 38.3 take 2
choice 22.2 1.42 11.6 8.68 36.77 take 4
choice 29.7 1.31 4.1 21.17 24.28 take 0
steps
chance Y- B3 G7 Y3 B7 R6 R- B10 R- G1 G6 R10 G10 R8 R0 G0 R2 Bx2 R5 G3 G5 G2 B8 B6 G- B- Rx2 B4 Y1 R4 G9 B0 G- Y10 B5 Y- B- Y4 Y5 Y6 R- B2 Yx2 Y9 Y8 R9 R1 Y- R3 G- B1 Y7 Y0 B9 Y2 G4 B- G8 Gx2 R7
0 lead G6
sealed 1 play B2 ; 2 play Y- ; 3 play R- ; 4 play G-
0 take 3
3 take 1
1 take 4
2 lead Y0
sealed 0 play R9 ; 1 play Rx2 ; 3 play Y5 ; 4 play R7
2 take 4
4 take 0
0 take 3
1 lead Y7
sealed 0 play R- ; 2 play Y4 ; 3 play Gx2 ; 4 play Y2
tablee-record 1
game nicht-die-bohne
rules 1
seats 3
option rounds 3
option first 0
puzzle 8-107-69-2 2
kind sealed play
difficulty 83
found 0
choice 0 0 67.99 0 112.18 play G-
choice 11.76 0.8 56.23 2.45 109.73 play B9
choice 11.83 0.73 56.16 3.85 108.33 play B2
choice 12.26 0.71 55.74 5.37 106.81 play Y2
choice 12.41 0.77 55.58 3.86 108.32 play B4
choice 13.32 0.77 54.68 9.51 102.67 play Y6
choice 13.48 0.77 54.51 3.71 108.47 play B5
choice 14.61 0.7 53.39 5.27 106.91 play G1
choice 14.93 0.72 53.06 5.07 107.11 play G2
choice 15.83 0.74 52.16 6.96 105.22 play G4
choice 15.96 0.78 52.03 8.3 103.88 play G6
choice 17.23 0.83 50.76 12.52 99.66 play Y9
choice 17.69 0.87 50.3 14.16 98.02 play Bx2
choice 18.4 0.88 49.59 10.93 101.25 play Gx2
choice 18.52 0.85 49.47 15.35 96.83 play Yx2
choice 19.17 0.84 48.82 11.03 101.15 play G9
choice 22.74 0.87 45.25 11.52 100.66 play R-
choice 23.24 0.86 44.75 19.17 93.01 play B-
steps
chance B3 G- R0 G0 R7 G2 B6 Bx2 Gx2 Y3 R5 Rx2 Y0 G- Y2 B- Y1 Y- G4 B9 Y5 R8 R- B2 Yx2 B10 G1 G6 R10 R3 R9 Y7 Y- Y8 G7 R- B5 B0 G- R- B- R1 Y6 G5 Y4 B7 Y9 R2 R4 G3 B- R6 G10 Y- Y10 G8 B1 G9 B4 B8
0 lead Y10
sealed 1 play B- ; 2 play Y4
0 take 1
2 lead R-
sealed 0 play Y3 ; 1 play B10
2 take 1
0 lead B3
sealed 1 play G- ; 2 play Y2
0 take 2
1 lead B0
sealed 0 play G0 ; 2 play G2
1 take 2
0 lead B5
sealed 1 play G- ; 2 play B-
0 take 2
1 lead Y1
sealed 0 play B- ; 2 play Y5
1 take 2
0 lead R6
sealed 1 play Bx2 ; 2 play Y-
0 take 1
2 lead B8
sealed 0 play Y6 ; 1 play B9
2 take 0
1 lead R-
sealed 0 play Y0 ; 2 play R2
1 take 0
2 lead G-
sealed 0 play Yx2 ; 1 play G10
2 take 0
1 lead R10
sealed 0 play Y8 ; 2 play Rx2
1 take 2
0 lead B6
sealed 1 play R7 ; 2 play R3
0 take 2
1 lead R5
sealed 0 play G9 ; 2 play B1
1 take 2
0 lead B7
sealed 1 play B4 ; 2 play Y-
0 take 2
1 lead G3
sealed 0 play R- ; 2 play Gx2
1 take 2
0 lead G4
sealed 1 play Y9 ; 2 play G1
0 take 2
1 lead G5
sealed 0 play G6 ; 2 play R0
1 take 2
0 lead R8
sealed 1 play G8 ; 2 play B2
0 take 2
1 lead G7
sealed 0 play R9 ; 2 play R1
1 take 0
2 lead Y-
sealed 0 play R4 ; 1 play Y7
2 take 1
points 1 18 79
chance G8 B0 Bx2 Y10 G- R- R7 B7 Y9 G5 R3 B9 G- G3 Y- R0 Y3 G6 Y1 Y4 G1 Y5 B6 G2 R9 Y0 G4 R6 R4 G- G7 Rx2 Yx2 B- Y8 B- R8 B1 Y2 R- G10 Y6 Y- Y7 G9 B8 R5 B4 B- R2 B5 R- Y- Gx2 B10 R10 B2 G0 R1 B3
1 lead Y-
sealed 0 play Y- ; 2 play B3
1 take 2
0 lead G0
sealed 1 play R10 ; 2 play Y-
0 take 2
1 lead G-
tablee-record 1
game nicht-die-bohne
rules 1
seats 3
option rounds 3
option first 2
puzzle 8-14-80-0 0
kind turn lead
difficulty 83
found 0
choice 0 0 29.15 0 30.56 lead B0
choice 8.56 0.77 20.59 2.68 27.88 lead Y-
choice 9.47 0.75 19.68 7.59 22.97 lead G-
choice 10.41 0.8 18.74 17.7 12.86 lead G0
choice 11.03 0.8 18.12 16.45 14.11 lead B7
choice 11.06 0.82 18.09 14.72 15.84 lead R6
choice 11.31 0.82 17.85 14.5 16.06 lead R5
choice 11.77 0.82 17.38 16.33 14.23 lead R7
choice 12.17 0.8 16.98 13.33 17.23 lead G9
choice 12.43 0.81 16.73 16.94 13.62 lead G4
choice 12.56 0.8 16.59 15.67 14.89 lead G7
choice 13.57 0.8 15.59 18.24 12.32 lead G1
steps
chance G4 Y- Y7 B- G- G6 Y2 G1 R2 Gx2 G5 R10 B7 R- Y3 Rx2 Y- B6 G7 R5 B0 B4 Y- B3 Y6 Y4 R4 B8 G10 B1 B10 R0 G2 R3 R6 R9 G9 Y5 Y0 R- B9 B- Yx2 G- Y8 B- R8 Y1 B5 B2 R7 Y9 G8 G3 G0 R1 Bx2 G- Y10 R-
2 lead G3
sealed 0 play B4 ; 1 play Y10
2 take 0
1 lead R8
sealed 0 play G9 ; 2 play G2
1 take 2
0 lead Y9
sealed 1 play Y5 ; 2 play B1
0 take 1
2 lead Y0
sealed 0 play Y6 ; 1 play G8
2 take 1
0 lead R-
sealed 1 play G- ; 2 play R9
0 take 2
1 lead G5
sealed 0 play B- ; 2 play R7
1 take 2
0 lead G7
sealed 1 play G10 ; 2 play R-
0 take 1
2 lead Y7
sealed 0 play B7 ; 1 play B9
2 take 1
0 lead B8
sealed 1 play R6 ; 2 play Y3
0 take 2
1 lead R5
sealed 0 play G- ; 2 play R2
1 take 2
0 lead B10
sealed 1 play Y4 ; 2 play G6
0 take 1
2 lead Y1
sealed 0 play B- ; 1 play R-
2 take 0
1 lead Y-
sealed 0 play Y2 ; 2 play B6
1 take 2
0 lead G0
sealed 1 play B2 ; 2 play B-
0 take 1
2 lead B3
sealed 0 play B5 ; 1 play Y-
2 take 1
0 lead Rx2
sealed 1 play G- ; 2 play B0
0 take 2
1 lead R1
sealed 0 play Yx2 ; 2 play R10
1 take 2
0 lead R3
sealed 1 play Y- ; 2 play R4
0 take 1
2 lead Y8
sealed 0 play G4 ; 1 play R0
2 take 1
0 lead Gx2
sealed 1 play G1 ; 2 play Bx2
0 take 1
points -7 14 1
chance Yx2 B2 B- G10 R1 R- G0 B6 B1 G9 Y6 B4 R- R4 B- G4 R- Y2 Gx2 R0 Y0 B8 B10 B3 G1 Y7 Rx2 R5 R2 G2 Y- Y4 Y1 G- Bx2 Y8 R6 G6 G3 G- R3 R9 G7 Y10 G5 R10 Y9 Y3 B7 R8 B5 R7 B9 Y5 Y- G8 B- B0 Y- G-
0 lead G10
sealed 1 play Y9 ; 2 play G3
0 take 2
1 lead Y7
sealed 0 play Yx2 ; 2 play G2
1 take 0
2 lead B-
sealed 0 play R10 ; 1 play R3
2 take 0
1 lead R-
sealed 0 play B8 ; 2 play Y1
1 take 2
0 lead R-
sealed 1 play B9 ; 2 play B3
0 take 2
1 lead Y-
sealed 0 play Gx2 ; 2 play Rx2
1 take 2
`;
